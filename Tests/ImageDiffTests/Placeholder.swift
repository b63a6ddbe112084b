import ImageDiff
