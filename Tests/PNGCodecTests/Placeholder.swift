import PNGCodec
