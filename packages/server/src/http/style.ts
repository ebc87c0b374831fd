/**
 * The pages' style sheet, one string so that the content security policy can name its hash. Paper, ink and brass by
 * day; the same room by night.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f4eee1; --sheet: #fbf8f0; --ink: #1f2a33; --soft: #55606a; --line: #d5cab0; --border: #7a6f58;
  --sea: #c7d9df; --deep: #a9c3cd; --land: #e4dcc3; --land2: #d9d2b4; --land3: #cfd3b3;
  --brass: #b5892e; --brass-ink: #755510; --signal: #c8452f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14191d; --sheet: #1b2126; --ink: #e8e2d2; --soft: #a5aba9; --line: #333b40; --border: #8b8068;
    --sea: #1b2a33; --deep: #16232b; --land: #2a2f2b; --land2: #31362f; --land3: #383d33;
    --brass-ink: #d9b25c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 "Gill Sans", "Gill Sans Nova", Seravek, Candara, "Noto Sans", "Segoe UI", sans-serif;
}
h1, h2, h3 { font-family: "Iowan Old Style", Palatino, "Palatino Linotype", "Book Antiqua", Georgia, serif; margin: 0; }
a { color: var(--brass-ink); text-underline-offset: .2em; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: 6px; background: var(--ink);
  color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
a:focus-visible, button:focus-visible, code:focus-visible { outline: 3px solid var(--brass); outline-offset: 3px; border-radius: 3px; }
.wide { max-width: 70rem; margin: 0 auto; padding: 0 1.5rem; }
header { position: relative; overflow: hidden; background: var(--deep); border-bottom: 1px solid var(--border); }
header svg { position: absolute; right: 0; bottom: 0; width: 100%; height: 100%; }
header .wide { position: relative; padding-top: 3.25rem; padding-bottom: 3rem; }
h1 { font-size: clamp(2.4rem, 7vw, 3.6rem); line-height: 1.05; letter-spacing: -.01em; }
header p { max-width: 22rem; margin: .6rem 0 0; font-size: 1.125rem; }
.s1 { fill: var(--land); } .s2 { fill: var(--land2); } .s3 { fill: var(--land3); }
.coast { fill: none; stroke: var(--border); stroke-width: 1.2; }
.route { fill: none; stroke: var(--signal); stroke-width: 2.2; stroke-dasharray: 7 6; stroke-linecap: round; }
.counter { fill: var(--ink); } .mark { fill: none; stroke: var(--paper); stroke-width: 2; }
.star { fill: var(--brass); }
main.wide { padding-top: 2.25rem; padding-bottom: 3rem; }
main h2 { font-size: 1.5rem; }
main .hint { margin: .25rem 0 1.5rem; color: var(--soft); }
.shelf { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.25rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); }
.game { display: flex; flex-direction: column; background: var(--sheet); border: 1px solid var(--line);
  border-top: 4px solid var(--brass); border-radius: 6px; padding: 1.1rem 1.25rem 1.2rem;
  box-shadow: 0 1px 2px rgb(31 42 51 / .10), 0 6px 16px -10px rgb(31 42 51 / .35); }
.game h3 { font-size: 1.3rem; line-height: 1.25; }
.game p { margin: .5rem 0 0; }
.game .credits { color: var(--soft); font-size: .9375rem; margin-bottom: 1rem; }
.seats { list-style: none; display: flex; flex-wrap: wrap; gap: .4rem; margin: .7rem 0 0; padding: 0; font-size: .875rem; }
.seats li { padding: .1rem .55rem; border: 1px solid var(--border); border-radius: 5px; background: var(--land); }
.play { margin-top: auto; padding-top: .9rem; border-top: 1px solid var(--line); }
.play > span { display: block; font-size: .875rem; color: var(--soft); }
code { display: block; margin-top: .35rem; padding: .5rem .7rem; border-radius: 5px; overflow-wrap: anywhere;
  background: var(--paper); border: 1px solid var(--line); user-select: all;
  font: .875rem/1.45 ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.empty { padding: 2.5rem 1.5rem; border: 1px dashed var(--border); border-radius: 6px; text-align: center; color: var(--soft); }
code span { white-space: nowrap; }
footer { border-top: 1px solid var(--line); color: var(--soft); font-size: .9375rem; }
footer .wide { padding-top: 1.25rem; padding-bottom: 2rem; }
footer p { margin: 0 0 .4rem; max-width: 46rem; }
@media (max-width: 34rem) {
  .wide { padding-left: 1rem; padding-right: 1rem; }
  header .wide { padding-top: 1.75rem; padding-bottom: 8.5rem; }
  header svg { width: 45rem; height: 12rem; }
  .north { display: none; }
  main.wide { padding-top: 1.5rem; padding-bottom: 2rem; }
}
`;
