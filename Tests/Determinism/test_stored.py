"""The rules of stored digests. Run by scripts/check-digests --rules."""

import unittest

import corpus
import stored

A, B = "a" * 64, "b" * 64
OLD = stored.text(3, {"x/one light": A, "x/two dark": A})


class Epoch(unittest.TestCase):
    def problem(self, epoch, digests, released=OLD, changelog="## Unreleased\n"):
        return stored.epoch_problem(released, stored.text(epoch, digests), changelog)

    def test_a_changed_shot_needs_a_higher_epoch(self):
        changed = {"x/one light": B, "x/two dark": A}
        self.assertIn("x/one light, and the rendering epoch is still 3", self.problem(3, changed))
        self.assertIsNone(self.problem(4, changed))

    def test_new_and_removed_shots_need_none(self):
        self.assertIsNone(self.problem(3, {"x/one light": A, "x/three light": B}))

    def test_it_never_falls(self):
        self.assertIn("only rises", self.problem(2, {"x/one light": A}))
        self.assertIn("still 2", self.problem(2, {"x/one light": B}))

    def test_before_the_first_release_nothing_is_asked(self):
        self.assertIsNone(self.problem(1, {"x/one light": B}, released=None))

    def test_a_release_leaves_its_digests_behind(self):
        self.assertIn("--release", self.problem(
            1, {"x/one light": A}, released=None, changelog="## Unreleased\n\n## 1.0.0\n"))


class Files(unittest.TestCase):
    def test_are_read_as_written(self):
        digests = {"x/two dark": A, "x/one light": B}
        self.assertEqual(stored.read(stored.text(7, digests)), (7, digests))

    def test_that_are_damaged_are_refused(self):
        for text in ["x/one light abc\nepoch 1\n", f"x/one light {A}\n", "<<<<<<< HEAD\n"]:
            with self.assertRaises(SystemExit):
                stored.read(text)

    def test_every_difference_is_told(self):
        self.assertEqual(
            stored.differences({"a l": A, "b l": A, "c l": A}, {"b l": B, "c l": A, "d l": A}), [
                "a l: stored, but no longer drawn", "b l: other pixels than stored",
                "d l: drawn, but not stored"])


class Corpus(unittest.TestCase):
    def test_is_large_enough_and_holds_every_example(self):
        _, digests = stored.read(stored.CURRENT.read_text())
        self.assertGreaterEqual(len(digests), 400)
        odd = [shot for shot in digests if corpus.is_odd(shot)]
        self.assertGreaterEqual(len(odd), 40)
        screens = corpus.ROOT / "Sources" / "Examples" / "Screens"
        for path in screens.glob("*.screen.json5"):
            name = path.name.removesuffix(".screen.json5")
            self.assertIn(f"examples/{name} dark.rtl", odd)


if __name__ == "__main__":
    unittest.main()
