import Traits
