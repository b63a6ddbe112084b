/// The rules that decided, folded beside a screen's pictures.
let reasonsLook = """
  .why { margin-top: 8px; }
  .why h3, .why h4 { margin-top: 16px; }
  aside section ul.rules { list-style: none; padding: 0; font-size: 13px; line-height: 20px; }
  .rules li { padding-left: 20px; text-indent: -20px; }
  .rules li.silent, .rules li.lost, .rules .place { color: var(--soft); }
  .rules .place { font-size: 12px; }

  """
