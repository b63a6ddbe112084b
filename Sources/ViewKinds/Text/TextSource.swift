import Geometry

/// Sets the texts of one view, in its direction.
struct TextSource: Sendable {
  let setter: TypeSetter
  let isRightToLeft: Bool

  func typeset(_ setting: TextSetting, scale: Scale) -> TypesetText {
    var setting = setting
    setting.isRightToLeft = isRightToLeft
    return setter.typeset(setting, scale: scale)
  }
}
