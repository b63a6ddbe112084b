import Verifying
