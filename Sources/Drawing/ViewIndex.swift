/// The place of a view in its shot's resolved view tree, counted from 0 in drawing order.
public typealias ViewIndex = Int
