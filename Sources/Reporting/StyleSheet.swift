/// The look of every page: one family of grey, one accent for each group of verdicts, distances in
/// steps of 8 px. Every text colour has a contrast of at least 7:1 on each ground it stands on.
let styleSheet = palette + frame + indexLook + screenLook + reasonsLook

private let palette = """
  :root {
    color-scheme: light dark;
    --ground: #ffffff; --raised: #f5f5f7; --line: #c9c9ce; --text: #1b1b1e; --soft: #48484d;
    --link: #0a3a82; --failing: #8c1016; --review: #613c00; --added: #0a3a82;
    --unchanged: #48484d; --mat-a: #8c8c90; --mat-b: #7e7e82;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ground: #161618; --raised: #1f1f22; --line: #45454b; --text: #f1f1f4; --soft: #bdbdc4;
      --link: #a9caff; --failing: #ffb3ae; --review: #ffcc85; --added: #a9caff;
      --unchanged: #bdbdc4; --mat-a: #77777b; --mat-b: #69696d;
    }
  }

  """

private let frame = """
  * { box-sizing: border-box; }
  html { scroll-padding-top: 16px; }
  body {
    margin: 0; background: var(--ground); color: var(--text);
    font: 15px/24px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
  }
  header, main { max-width: 1600px; margin: 0 auto; padding: 0 24px; }
  header { padding-top: 24px; }
  main { padding-bottom: 64px; }
  h1 { font-size: 28px; line-height: 40px; font-weight: 650; margin: 0; letter-spacing: -0.01em; }
  h2 { font-size: 17px; line-height: 24px; font-weight: 650; margin: 32px 0 8px; }
  h3 { font-size: 15px; line-height: 24px; font-weight: 650; margin: 0; }
  h4 { font-size: 13px; line-height: 24px; font-weight: 600; color: var(--soft); margin: 8px 0 0; }
  p { margin: 0; }
  ul, ol { margin: 0; padding-left: 20px; }
  a { color: var(--link); text-underline-offset: 3px; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
  code { font: 13px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  code.command {
    display: block; margin-top: 8px; padding: 8px 12px; user-select: all;
    background: var(--raised); border: 1px solid var(--line); border-radius: 6px;
  }
  .crumb, .note, .kind, figcaption, .position, .keys { color: var(--soft); }
  .crumb, .note, figcaption, .keys { font-size: 13px; }
  .sentence { font-size: 20px; line-height: 32px; margin-top: 16px; max-width: 60em; }
  .sentence + .sentence { margin-top: 0; }
  .sentence b { font-weight: 650; }
  summary { cursor: pointer; }
  .chip {
    display: inline-block; padding: 0 8px; font-size: 13px; line-height: 22px; font-weight: 500;
    border: 1px solid currentColor; border-radius: 12px; white-space: nowrap;
    letter-spacing: 0; vertical-align: 1px; color: var(--unchanged);
  }
  .failing { color: var(--failing); } .review { color: var(--review); }
  .added { color: var(--added); }
  .chip.unchanged, .chip.skipped { border-color: var(--line); }
  .mat {
    display: flex; justify-content: center; align-items: flex-start; padding: 8px;
    border-radius: 6px;
    background: repeating-conic-gradient(var(--mat-a) 0 25%, var(--mat-b) 0 50%) 0 0/16px 16px;
  }
  .mat.empty {
    background: none; border: 1px dashed var(--line); color: var(--soft); padding: 16px 12px;
    font-size: 13px; line-height: 20px; align-items: center; text-align: center; min-height: 96px;
  }
  .mat img { display: block; max-width: 100%; height: auto; object-fit: contain; }
  figure { margin: 0; min-width: 0; }
  .facts { margin-top: 40px; border-top: 1px solid var(--line); padding-top: 16px; }
  .facts summary { color: var(--soft); }
  dl { margin: 0; }
  dt { color: var(--soft); font-size: 13px; margin-top: 8px; }
  dd { margin: 0; }
  dd ul { padding-left: 16px; }
  .swatch {
    vertical-align: -3px; border-radius: 4px; border: 1px solid var(--soft);
    background: repeating-conic-gradient(#ffffff 0 25%, #9a9a9e 0 50%) 0 0/8px 8px;
  }
  .color { white-space: nowrap; }
  .scroll { overflow-x: auto; }
  @media (max-width: 600px) {
    header, main { padding-left: 16px; padding-right: 16px; }
    h1 { font-size: 24px; line-height: 32px; }
    .sentence { font-size: 17px; line-height: 24px; }
  }
  @media (forced-colors: active) {
    .mat, .swatch { forced-color-adjust: none; }
    .chip { border-color: CanvasText; }
  }
  @media print {
    body { font-size: 12px; }
    header, main { max-width: none; padding: 0; }
    form, .steps, .keys { display: none; }
    .card, .shot, .changes li { break-inside: avoid; }
    .mat { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  }

  """
