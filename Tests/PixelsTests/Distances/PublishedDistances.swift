/// Two colours of CIE L\*a\*b\* and the distance that was published for them.
struct PublishedDistance: Sendable {
  let one: [Double]
  let other: [Double]
  let distance: Double
}

/// The 34 pairs of Sharma, Wu, Dalal, “The CIEDE2000 color-difference formula”, Color Research and
/// Application 30 (2005), table 1.
let publishedDistances: [PublishedDistance] = [
  PublishedDistance(
    one: [50.0, 2.6772, -79.7751], other: [50.0, 0.0, -82.7485], distance: 2.0425),
  PublishedDistance(
    one: [50.0, 3.1571, -77.2803], other: [50.0, 0.0, -82.7485], distance: 2.8615),
  PublishedDistance(one: [50.0, 2.8361, -74.02], other: [50.0, 0.0, -82.7485], distance: 3.4412),
  PublishedDistance(one: [50.0, -1.3802, -84.2814], other: [50.0, 0.0, -82.7485], distance: 1.0),
  PublishedDistance(one: [50.0, -1.1848, -84.8006], other: [50.0, 0.0, -82.7485], distance: 1.0),
  PublishedDistance(one: [50.0, -0.9009, -85.5211], other: [50.0, 0.0, -82.7485], distance: 1.0),
  PublishedDistance(one: [50.0, 0.0, 0.0], other: [50.0, -1.0, 2.0], distance: 2.3669),
  PublishedDistance(one: [50.0, -1.0, 2.0], other: [50.0, 0.0, 0.0], distance: 2.3669),
  PublishedDistance(one: [50.0, 2.49, -0.001], other: [50.0, -2.49, 0.0009], distance: 7.1792),
  PublishedDistance(one: [50.0, 2.49, -0.001], other: [50.0, -2.49, 0.001], distance: 7.1792),
  PublishedDistance(one: [50.0, 2.49, -0.001], other: [50.0, -2.49, 0.0011], distance: 7.2195),
  PublishedDistance(one: [50.0, 2.49, -0.001], other: [50.0, -2.49, 0.0012], distance: 7.2195),
  PublishedDistance(one: [50.0, -0.001, 2.49], other: [50.0, 0.0009, -2.49], distance: 4.8045),
  PublishedDistance(one: [50.0, -0.001, 2.49], other: [50.0, 0.001, -2.49], distance: 4.8045),
  PublishedDistance(one: [50.0, -0.001, 2.49], other: [50.0, 0.0011, -2.49], distance: 4.7461),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [50.0, 0.0, -2.5], distance: 4.3065),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [73.0, 25.0, -18.0], distance: 27.1492),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [61.0, -5.0, 29.0], distance: 22.8977),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [56.0, -27.0, -3.0], distance: 31.903),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [58.0, 24.0, 15.0], distance: 19.4535),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [50.0, 3.1736, 0.5854], distance: 1.0),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [50.0, 3.2972, 0.0], distance: 1.0),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [50.0, 1.8634, 0.5757], distance: 1.0),
  PublishedDistance(one: [50.0, 2.5, 0.0], other: [50.0, 3.2592, 0.335], distance: 1.0),
  PublishedDistance(
    one: [60.2574, -34.0099, 36.2677], other: [60.4626, -34.1751, 39.4387], distance: 1.2644),
  PublishedDistance(
    one: [63.0109, -31.0961, -5.8663], other: [62.8187, -29.7946, -4.0864], distance: 1.263),
  PublishedDistance(
    one: [61.2901, 3.7196, -5.3901], other: [61.4292, 2.248, -4.962], distance: 1.8731),
  PublishedDistance(
    one: [35.0831, -44.1164, 3.7933], other: [35.0232, -40.0716, 1.5901], distance: 1.8645),
  PublishedDistance(
    one: [22.7233, 20.0904, -46.694], other: [23.0331, 14.973, -42.5619], distance: 2.0373),
  PublishedDistance(
    one: [36.4612, 47.858, 18.3852], other: [36.2715, 50.5065, 21.2231], distance: 1.4146),
  PublishedDistance(
    one: [90.8027, -2.0831, 1.441], other: [91.1528, -1.6435, 0.0447], distance: 1.4441),
  PublishedDistance(
    one: [90.9257, -0.5406, -0.9208], other: [88.6381, -0.8985, -0.7239], distance: 1.5381),
  PublishedDistance(
    one: [6.7747, -0.2908, -2.4247], other: [5.8714, -0.0985, -2.2286], distance: 0.6377),
  PublishedDistance(
    one: [2.0776, 0.0795, -1.135], other: [0.9033, -0.0636, -0.5514], distance: 0.9082),
]
