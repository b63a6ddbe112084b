/// The index: a grid of cards.
let indexLook = """
  ul.chips { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; padding: 0; margin-top: 8px; }
  ul.chips a { text-decoration: none; }
  ul.chips a:hover .chip { background: var(--raised); }
  form {
    display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 16px;
    font-size: 13px; color: var(--soft);
  }
  form[hidden] { display: none; }
  input, select {
    font: inherit; color: var(--text); background: var(--ground); min-height: 32px;
    border: 1px solid var(--soft); border-radius: 6px; padding: 0 8px; margin-left: 4px;
    max-width: 100%;
  }
  input::placeholder { color: var(--soft); opacity: 1; }
  kbd {
    font: 12px/16px ui-monospace, Menlo, Consolas, monospace; padding: 0 4px;
    border: 1px solid var(--line); border-radius: 4px;
  }
  table { border-collapse: collapse; }
  th, td { text-align: left; font-weight: 400; padding: 4px 24px 4px 0; vertical-align: top; }
  thead th { color: var(--soft); font-size: 13px; }
  td, thead th { white-space: nowrap; }
  tbody th { min-width: 160px; }
  tbody tr { border-top: 1px solid var(--line); }
  .group > summary { margin-top: 32px; }
  .group > summary h2 { display: inline; }
  .group h2 .count { color: var(--soft); font-weight: 400; }
  h2[id="failing"] > span:first-child { color: var(--failing); }
  h2[id="review"] > span:first-child { color: var(--review); }
  h2[id="added"] > span:first-child { color: var(--added); }
  .cards {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 288px), 1fr));
    gap: 16px; list-style: none; padding: 0; margin-top: 16px;
  }
  .card {
    position: relative; padding: 12px 12px 16px; border: 1px solid var(--line); border-radius: 10px;
    background: var(--raised); content-visibility: auto; contain-intrinsic-size: auto 480px;
  }
  .card[hidden] { display: none; }
  .card:hover { border-color: var(--soft); }
  .card h3 { margin-top: 12px; }
  .card h3 a { color: inherit; text-decoration: none; }
  .card h3 a::after { content: ""; position: absolute; inset: 0; border-radius: 10px; }
  .card h3 a:focus-visible { outline: none; }
  .card:focus-within { outline: 3px solid var(--link); outline-offset: 2px; }
  .card .says { font-size: 13px; line-height: 20px; }
  .card .chips { margin-top: 8px; display: flex; flex-wrap: wrap; gap: 4px 12px; font-size: 13px; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
  .pair .mat { height: 264px; align-items: center; }
  .pair .mat img { max-height: 248px; width: auto; }
  .pair figcaption { text-align: center; line-height: 20px; margin-top: 4px; }
  @media (max-width: 600px) {
    .scroll thead { display: none; }
    .scroll table, .scroll tbody, .scroll tr { display: block; }
    .scroll th { display: block; padding: 8px 0 0; }
    .scroll td { display: inline-block; padding: 0 16px 8px 0; color: var(--soft); }
  }
  @media (max-width: 400px) {
    .pair .mat { height: 232px; }
    .pair .mat img { max-height: 216px; }
  }

  """

/// A screen: rows of pictures, and beside them what explains them.
let screenLook = """
  .steps { display: flex; flex-wrap: wrap; gap: 0 24px; margin-bottom: 8px; font-size: 13px; }
  .columns {
    display: grid; grid-template-columns: minmax(0, 1fr) 352px; gap: 0 40px; margin-top: 8px;
  }
  .row {
    display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 16px;
  }
  .row figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 8px; }
  .row .mat img { max-height: 720px; width: auto; }
  .shot > .message { margin-bottom: 8px; white-space: pre-wrap; }
  .relation.differs { color: var(--text); }
  /* Some system fonts put the unequal sign together from two and miss. */
  .relation [aria-hidden] { font-family: ui-monospace, Menlo, Consolas, monospace; }
  aside { font-size: 14px; }
  aside h3 { font-size: 14px; }
  .changes + .changes { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line); }
  .views, .colors { padding: 0; list-style: none; }
  .views li { padding: 8px 0; }
  .views li + li { border-top: 1px solid var(--line); }
  .views dt { margin-top: 0; }
  .word { font-size: 13px; font-weight: 600; }
  .kind { font-size: 13px; }
  .arrow { color: var(--soft); }
  .changes .note { margin-top: 8px; }
  aside section ul { padding-left: 16px; }
  aside section ul.colors { padding: 0; }
  @media (max-width: 1120px) {
    .columns { grid-template-columns: minmax(0, 1fr); }
  }
  @media (max-width: 720px) {
    .row { grid-auto-flow: row; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
  }

  """
