"""The stored digests as they were where the work on a branch began."""

import os
import pathlib
import subprocess

PATH = "Tests/Determinism/digests.txt"


def git(root, *words):
    """What a git command prints, or None where it fails."""
    try:
        outcome = subprocess.run(
            ["git", *words], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return outcome.stdout.rstrip("\n") if outcome.returncode == 0 else None


def targets(variables):
    """What a change is meant for, in the words of forges; else the main branch."""
    if variables.get("CI_MERGE_REQUEST_DIFF_BASE_SHA"):
        yield variables["CI_MERGE_REQUEST_DIFF_BASE_SHA"]
    for name in ("CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "GITHUB_BASE_REF", "CHANGE_TARGET"):
        if variables.get(name):
            yield f"refs/remotes/origin/{variables[name]}"
    yield from ("refs/remotes/origin/HEAD", "refs/remotes/origin/main", "refs/heads/main")


def base(root, variables=os.environ):
    """The commit to compare with and None, or None and why there is none.

    On the main branch that is the commit before the last one, merged branches as one step.
    """
    head = git(root, "rev-parse", "--verify", "HEAD^{commit}")
    if head is None:
        return None, "this is no git repository with a commit"
    for target in targets(variables):
        if git(root, "rev-parse", "--verify", "--quiet", f"{target}^{{commit}}") is None:
            continue
        found = git(root, "merge-base", "HEAD", target)
        if found is None:
            continue
        if found != head:
            return found, None
        parent = git(root, "rev-parse", "--verify", "--quiet", "HEAD^1")
        if parent is not None:
            return parent, None
    if git(root, "rev-parse", "--is-shallow-repository") == "true":
        return None, "this clone is shallow; “git fetch --unshallow” completes it"
    return None, "no branch main and no commit before this one is here"


def digests(root, variables=os.environ):
    """The text of the stored digests at that commit and how to call it, or None and why not."""
    commit, problem = base(root, variables)
    if commit is None:
        return None, problem
    text = git(root, "show", f"{commit}:{PATH}")
    if text is None:
        return None, f"{commit[:8]} has no {pathlib.Path(PATH).name}"
    return text, commit[:8]
