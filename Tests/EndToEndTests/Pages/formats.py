"""Whether the files of a report are what their formats ask for."""

import json
import pathlib
import re

import html5lib
import jsonschema
from lxml import etree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent

# GitHub's comment limit is 65,536 characters, GitLab's JUnit limit 30 MB a file.
SUMMARY_LIMIT, JUNIT_LIMIT = 64 * 1024, 30_000_000


def html(path):
    """A strict HTML parser's objections."""
    parser = html5lib.HTMLParser(strict=False)
    parser.parse(path.read_text("utf-8"))
    return [f"{path.name}:{place[0]}: {code}" for place, code, _ in parser.errors][:5]


def strict(schema):
    """The schema with every member that it does not name forbidden: what is written is described."""
    if isinstance(schema, dict):
        if "properties" in schema:
            schema["additionalProperties"] = False
        for value in schema.values():
            strict(value)
    elif isinstance(schema, list):
        for value in schema:
            strict(value)
    return schema


def against(path, schema):
    found = jsonschema.Draft202012Validator(schema).iter_errors(json.loads(path.read_text("utf-8")))
    return [f"{path.name}{error.json_path[1:]}: {error.message[:160]}" for error in found][:5]


def results(folder):
    return against(folder / "results.json",
                   strict(json.loads((ROOT / "Sources" / "Reporting" / "Assets" / "results.schema.json").read_text("utf-8"))))


def sarif(folder):
    return against(folder / "findings.sarif", json.loads((HERE / "sarif.schema.json").read_text("utf-8")))


def code_quality(folder):
    entries = json.loads((folder / "codequality.json").read_text("utf-8"))
    names = ["check_name", "description", "fingerprint", "location", "severity"]
    wrong = [f"codequality.json: {entry}" for entry in entries if sorted(entry) != names
             or entry["severity"] not in ("info", "minor", "major", "critical", "blocker")
             or entry["location"]["lines"]["begin"] < 1 or entry["location"]["path"].startswith("./")]
    if len({entry["fingerprint"] for entry in entries}) != len(entries):
        wrong.append("codequality.json: a fingerprint is there twice")
    return wrong


def reg(folder):
    found = json.loads((folder / "reg.json").read_text("utf-8"))
    kinds = ["failedItems", "newItems", "deletedItems", "passedItems", "expectedItems", "actualItems",
             "diffItems"]
    return [f"reg.json: {kind} is no sorted list" for kind in kinds
            if len(set(found[kind])) != len(found[kind])] + [
        f"reg.json: {name} is missing" for name in ("actualDir", "expectedDir", "diffDir")
        if not (folder / found[name]).is_dir()]


def junit(folder):
    path = folder / "junit.xml"
    schema = etree.XMLSchema(etree.parse(str(HERE / "junit.xsd")))
    document = etree.parse(str(path))
    wrong = [] if schema.validate(document) else [str(error) for error in schema.error_log][:5]
    if path.stat().st_size > JUNIT_LIMIT:
        wrong.append("junit.xml: larger than GitLab reads")
    for text in document.xpath("//system-out/text()"):
        # What passes only by a tolerance or a mask says so there in words.
        if text.startswith("equal "):
            continue
        found = re.fullmatch(r"\[\[ATTACHMENT\|(.*)\]\]", text)
        if found is None or not (folder / "images" / pathlib.PurePath(found[1]).name).is_file():
            wrong.append(f"junit.xml: no such attachment: {text}")
    return wrong


def summary(folder):
    size = (folder / "summary.md").stat().st_size
    return [f"summary.md: {size} bytes"] if size > SUMMARY_LIMIT else []


ALL = (results, sarif, code_quality, reg, junit, summary)
