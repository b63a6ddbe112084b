"""Whether the pipelines of scripts/ci are what GitLab and GitHub read, by their published schemas."""

import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent.parent / "scripts" / "ci"

SCHEMAS = {"github-verify.yml": "github-workflows", "github-comment.yml": "github-workflows",
           "action.yml": "github-actions"}


def problems(path, schema, *options):
    run = subprocess.run([sys.executable, "-m", "check_jsonschema", "--builtin-schema",
                          f"vendor.{schema}", *options, str(path)], capture_output=True, text=True)
    return [] if run.returncode == 0 else [line for line in run.stdout.splitlines() if line.strip()]


def pipeline(place):
    """The pipeline of GitLab's component, behind its inputs, with a number for the one number."""
    header, body = (FOLDER / "gitlab.yml").read_text("utf-8").split("\n---\n")
    path = pathlib.Path(place) / "gitlab.yml"
    path.write_text(body.replace("$[[ inputs.shards ]]", "2"), "utf-8")
    unused = [name for name in ("stage", "image", "project", "shards")
              if f"    {name}:" not in header or f"$[[ inputs.{name} ]]" not in body]
    return path, [f"the input {name} is not declared and used" for name in unused]


def check(note):
    for name, schema in SCHEMAS.items():
        note(f"template: {name}", problems(FOLDER / name, schema))
    with tempfile.TemporaryDirectory() as place:
        path, wrong = pipeline(place)
        note("template: gitlab.yml", wrong + problems(path, "gitlab-ci", "--data-transform", "gitlab-ci"))
        path.write_text(path.read_text("utf-8").replace("script:", "scripts:"), "utf-8")
        note("template: a wrong key is found", [] if problems(
            path, "gitlab-ci", "--data-transform", "gitlab-ci") else ["nothing was found"])
