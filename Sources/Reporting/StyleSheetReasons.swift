/// The rules that decided, folded beside a screen's pictures.
let reasonsLook = """
  .why { margin-top: 8px; }
  .why h3 { margin-top: 16px; }
  .why pre {
    margin: 0; white-space: pre-wrap; font: 12px/18px ui-monospace, Menlo, Consolas, monospace;
  }

  """
