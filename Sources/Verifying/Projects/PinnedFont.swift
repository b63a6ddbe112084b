/// A font file that Meian is tested with, and brings along where it is installed from a package.
struct PinnedFont: Hashable, Sendable {
  /// The file's name, by which it is known whatever the digest.
  let name: String
  /// In bytes.
  let size: Int
  /// SHA-256, in 64 hexadecimal digits.
  let digest: String

  /// The version of each Debian package of fonts that the digests are of: those of Debian 12.
  static let packageVersions = [
    "fonts-inter": "4.0~beta7+ds-1",
    "fonts-materialdesignicons-webfont": "1.6.50-3",
    "fonts-noto-cjk": "1:20220127+repack1-1",
    "fonts-noto-color-emoji": "2.042-0+deb12u1",
    "fonts-noto-core": "20201225-1",
  ]

  /// Every known file, sorted by package.
  static let all: [PinnedFont] = table.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count == 3, let size = Int(words[1]) else { return nil }
    return PinnedFont(name: String(words[0]), size: size, digest: String(words[2]))
  }

  static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Files by their size, of which few are of the same.
  static let sized = Dictionary(grouping: all, by: \.size)

  /// Where to get the file, such as `fonts-inter (4.0~beta7+ds-1)`.
  var origin: String {
    guard let package = FontFolder.package(of: name) else { return "" }
    return "\(package) (\(Self.packageVersions[package] ?? ""))"
  }

  private static let table = """
    Inter-Black.otf 266240 d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4
    Inter-BlackItalic.otf 273196 fdd250fe1eadd2d48151f9e18d989840d308450486ec4a2e4e4fde4b0d435f6c
    Inter-Bold.otf 271436 1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1
    Inter-BoldItalic.otf 278016 db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4
    Inter-ExtraBold.otf 271868 158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa
    Inter-ExtraBoldItalic.otf 279140 6afee6b920d669c589b47fc2abbcad7d459f3d22f6c934c39c33105b39c238da
    Inter-ExtraLight.otf 264196 a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442
    Inter-ExtraLightItalic.otf 275152 df1d6a77ed02425ec3456dfb488f05bba51e20d62dad2a92edf4ab7425247697
    Inter-Italic.otf 271400 45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7
    Inter-Light.otf 265000 e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905
    Inter-LightItalic.otf 274996 9e9b0aa66832affca1f1bed090eb7b49236de1ac7b7e81f8c7c80864de49a974
    Inter-Medium.otf 269692 99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4
    Inter-MediumItalic.otf 278472 a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723
    Inter-Regular.otf 258992 a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc
    Inter-SemiBold.otf 270760 8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457
    Inter-SemiBoldItalic.otf 279536 404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b
    Inter-Thin.otf 257356 4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015
    Inter-ThinItalic.otf 269448 e8ecee2030f42da7214c7d5dae3c9c29dfb5e728c7f14020b4ce813da6aff12d
    InterDisplay-Black.otf 271312 6827cddb859145f5bad353666e92b35bce2a6807051e4a2bf7e93ae4832a30fa
    InterDisplay-BlackItalic.otf 277900 bc1c0c5922a8f5b1a78f7540971b35a33688d503c48b4f0182c90130e0eb68e4
    InterDisplay-Bold.otf 274132 2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6
    InterDisplay-BoldItalic.otf 282372 b9478a740ae33a3cf78e4aaec74207fa7e35ab69f2ff94ece3bd2e1bf4a5191b
    InterDisplay-ExtraBold.otf 276092 8d28ae39fa9c092d2898aeb8916022882600829e0a9f2d34390dccd245c0bee0
    InterDisplay-ExtraBoldItalic.otf 283000 ef2b33b065597c3b3db04a491d1f436aa148b136636bb93b2e1145c44d0d7a95
    InterDisplay-ExtraLight.otf 264816 f9ea85c3f52214c80fb4f562c68c647587c399a71cd8247c7b6a7f76cc75447f
    InterDisplay-ExtraLightItalic.otf 272712 05b1031326bb9adbcecb37d4e9c4eb3758c1e43a9414f645af6a263cd9917993
    InterDisplay-Italic.otf 275332 416db016f05e828c3831069bd6b231a1e86f51ef1fe356a992e535a225404235
    InterDisplay-Light.otf 265876 3c1ca9b58f22f6c0a736704bc62e754eeb15981f4b93bb510963f3d9a8297a23
    InterDisplay-LightItalic.otf 274216 f4ce91a9f5a39bed231798a0a327e5bd6df6789ae89937d14ac8d0009287c104
    InterDisplay-Medium.otf 274672 c6c1495a1d948689718b853983b699a86488c2a044fbc1317b64545eb78176bd
    InterDisplay-MediumItalic.otf 280480 4433a792f6eac887df5435f2784147d2110f6199c8405f5f8204ef9375aa16f0
    InterDisplay-Regular.otf 266692 82132edfc052b9f30a4bec53c9089cc5f1e6a0d4aa3b3aa3dfdd1eca89123780
    InterDisplay-SemiBold.otf 275576 1db59eb44058d96bd1eb258317ecc33e9766e96726939eb6850987dcda47ef5e
    InterDisplay-SemiBoldItalic.otf 282468 3f58177fb439009f6efc1c5a0523ccd2387f9b5f4f15c0d1c4e7cdb3327c9d32
    InterDisplay-Thin.otf 262304 88f004cbcf3a7fb4d044d3348d7fb5b537106b45a154e57fddae5b338074e894
    InterDisplay-ThinItalic.otf 269344 f86f4ad7c902f572fbab6957f38a7f13ecebbf65585254882d9861e13c442dae
    NotoSansCJK-Bold.ttc 20050760 faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb
    NotoSansCJK-Regular.ttc 19484784 b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a
    NotoSansArabic-Bold.ttf 252940 ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952
    NotoSansArabic-Regular.ttf 244072 504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e
    NotoSansDevanagari-Bold.ttf 237660 77ad688cfe1dc55185bf4edb4db3c614202c65dd23a1463ad0e23fc52bcc9a5c
    NotoSansDevanagari-Regular.ttf 229336 79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f
    NotoSansHebrew-Bold.ttf 27156 d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3
    NotoSansHebrew-Regular.ttf 26892 436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7
    NotoSansMath-Regular.ttf 590896 8242bd1e55368b27e32455260754cf9aa58f3ad7ea80664b66c21f1b09910d6c
    NotoSansSymbols-Bold.ttf 258912 c46ee5f6447f99edf6a69e24969bcfee891e3699cff9fc45bfb98ec1b7d684fa
    NotoSansSymbols-Regular.ttf 258148 24b615ceb7d50a2c09060664ca9e24a160c9beb6bfca0563e8359369a4bc0993
    NotoSansSymbols2-Regular.ttf 656852 876598db5f1e3bef2bc77c4d94c5b0d5d2c1620be4878a06f18fb5434e331688
    NotoSansThai-Bold.ttf 37788 97bbc8ea98328325285f2f552228c7aac1db39d8f38f0096a61ba7df1f1f780e
    NotoSansThai-Regular.ttf 37744 dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93
    NotoColorEmoji.ttf 10980856 e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec
    materialdesignicons-webfont.ttf 235996 fa357e31fe02cb093a16cb022c619ba4cc663e5b1d4520f90e4005f2d8f9678e
    """
}
