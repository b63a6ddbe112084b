/// The languages that a variant's word can name, so that a mistyped trait is not taken for one.
enum KnownLanguages {
  static func contains(_ code: some StringProtocol) -> Bool { codes.contains(String(code)) }

  /// All of two letters (ISO 639-1), and of those with three the ones for which systems have settings
  /// (ISO 639-2 and 639-3).
  private static let codes: Set<String> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik io is it iu iw ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li \
    ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa \
    pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th \
    ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    agq arn asa ast awa bas bem bez bho bik brx byn ccp ceb cgg chr ckb cop dav din dje doi dsb dua \
    dyo ebu ewo fil fur gez gsw guz hak haw hmn hnj hsb inh jgo jmc kab kam kde kea khq kkj kln kok \
    ksb ksf ksh lag lkt lrc luo luy mai mas mer mfe mgh mgo mni mua mus mzn nan naq nds nmg nnh nqo \
    nus nyn osa pap pcm raj rej rhg rif rof rwk sah saq sat sbp scn sco seh ses shi skr sma smj smn \
    sms syr tem teo tig twq tzm vai vun wae wal wuu xog yav yue zgh
    """.split(separator: " ").map(String.init))
}
