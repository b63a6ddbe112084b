"""Whether `meian schema` accepts the screens of this repository, and refuses what is none."""

import json
import pathlib
import subprocess

import json5
import jsonschema

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent

# Each with the words that the editor would underline.
WRONG = [
    ({"view": {"kind": "labl"}}, "labl"),
    ({"view": {"kind": "label", "txt": "a"}}, "txt"),
    ({"view": {"txt": "a"}}, "txt"),
    ({"view": {"kind": "label", "alpha": 2}}, "2"),
    ({"controller": {"kind": "viewController", "titel": "a"}}, "titel"),
    ({"views": []}, "views"),
    ({"hosting": {"Text": "a", "modifiers": [{"fnt": "body"}]}}, "fnt"),
    ({"view": {"subviews": [{"kind": "stackView", "axis": "diagonal"}]}}, "diagonal"),
]


def printed(meian, name):
    return json.loads(subprocess.run([meian, "schema", name], check=True, capture_output=True).stdout)


def check(meian, note):
    schema = printed(meian, "screen")
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    screens = sorted((ROOT / "Sources").glob("*/**/*.screen.json5"))
    note("schema: screens of this repository", [] if len(screens) > 40 else ["too few screens"])
    for path in screens:
        errors = validator.iter_errors(json5.loads(path.read_text("utf-8")))
        note(f"schema: {path.relative_to(ROOT)}",
             [f"{error.json_path}: {error.message[:300]}" for error in errors][:5])
    for document, word in WRONG:
        errors = list(validator.iter_errors(document))
        text = " ".join(f"{error.message} {error.context}" for error in errors)
        note(f"schema: refuses {word}", [] if word in text else [f"{document}: {text or 'accepted'}"])
    note("schema: results", [] if printed(meian, "results") == json.loads(
        (ROOT / "Sources/Reporting/Assets/results.schema.json").read_text("utf-8")) else ["differs"])
