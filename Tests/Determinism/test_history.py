"""The rendering epoch is held to git's history. Run by scripts/check-digests --rules."""

import pathlib
import subprocess
import tempfile
import unittest

import history
import stored

A, B = "a" * 64, "b" * 64
RELEASED = "## Unreleased\n\n## 1.0.0\n\n**rendering epoch 3**\n"
IDENTITY = ("-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")


class History(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name) / "origin"
        self.root.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit(3, A)
        self.commit(3, A)

    def git(self, *words, root=None):
        subprocess.run(["git", *IDENTITY, *words], cwd=root or self.root, check=True,
                       capture_output=True)

    def write(self, epoch, digest, root=None):
        path = (root or self.root) / history.PATH
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(stored.text(epoch, {"x/one light": digest}))

    def commit(self, epoch, digest):
        self.write(epoch, digest)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "Change")

    def problem(self, root=None, variables=None, changelog=RELEASED):
        root = root or self.root
        text, words = history.digests(root, variables or {})
        self.assertIsNotNone(text, words)
        return stored.history_problem(text, words, (root / history.PATH).read_text(), changelog)

    def test_a_branch_that_changes_pixels_raises_the_epoch(self):
        self.git("checkout", "--quiet", "-b", "topic")
        self.commit(3, A)
        self.assertIsNone(self.problem())
        self.commit(3, B)
        self.assertIn("the rendering epoch is still 3", self.problem())
        self.commit(4, B)
        self.assertIsNone(self.problem())
        # What is not committed yet counts as well.
        self.write(2, B)
        self.assertIn("still 2", self.problem())

    def test_what_others_merged_meanwhile_is_not_the_branchs_change(self):
        self.git("checkout", "--quiet", "-b", "topic")
        self.git("checkout", "--quiet", "main")
        self.commit(4, B)
        self.git("checkout", "--quiet", "topic")
        self.assertIsNone(self.problem())

    def test_the_main_branch_is_held_to_its_last_step(self):
        self.assertIsNone(self.problem())
        self.commit(3, B)
        self.assertIn("still 3", self.problem())

    def test_an_epoch_that_no_release_has_may_still_change(self):
        self.git("checkout", "--quiet", "-b", "topic")
        self.commit(3, B)
        unreleased = "## Unreleased\n\n**rendering epoch 3**\n\n## 1.0.0\n"
        self.assertIsNone(self.problem(changelog=unreleased))
        self.assertIn("still 3", self.problem(changelog=unreleased.replace("h 3", "h 33")))

    def test_in_a_pipeline_the_target_counts(self):
        self.git("checkout", "--quiet", "-b", "release")
        self.commit(4, B)
        self.git("checkout", "--quiet", "-b", "topic")
        self.commit(4, A)
        clone = self.root.parent / "clone"
        self.git("clone", "--quiet", str(self.root), str(clone))
        self.assertIsNone(self.problem(clone, {"GITHUB_BASE_REF": "main"}))
        self.assertIn("still 4", self.problem(clone, {"GITHUB_BASE_REF": "release"}))

    def test_a_shallow_clone_is_tolerated_and_told(self):
        clone = self.root.parent / "clone"
        self.git("clone", "--quiet", "--depth=1", f"file://{self.root}", str(clone))
        text, words = history.digests(clone, {})
        self.assertIsNone(text)
        self.assertIn("git fetch --unshallow", words)
        self.assertIn("no git repository", history.digests(self.root.parent, {})[1])


if __name__ == "__main__":
    unittest.main()
