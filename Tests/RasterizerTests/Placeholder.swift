import Rasterizer
