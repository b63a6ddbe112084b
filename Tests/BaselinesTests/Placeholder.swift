import Baselines
