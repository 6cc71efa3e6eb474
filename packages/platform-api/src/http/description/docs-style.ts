export const STYLE = `
:root{color-scheme:light dark;--line:#e3e5ec;--soft:#f5f6fa;--text:#171923;--mute:#5d6478;--link:#4b34d6;--code:#f5f6fa;
--get:#0b6b4f;--post:#8a4b00;--put:#6b3fb0;--delete:#b3261e;font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
@media(prefers-color-scheme:dark){:root{--line:#2c3040;--soft:#171a24;--text:#eceef5;--mute:#a2a9bd;--link:#a99bff;--code:#171a24;
--get:#5fd3ab;--post:#f0b266;--put:#c9a7ff;--delete:#ff9d94}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0;color:var(--text);background:light-dark(#fff,#0f1118)}
a{color:var(--link)}
.layout{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:80rem;margin:0 auto}
.index{position:sticky;top:0;height:100vh;overflow:auto;padding:1.25rem 1rem;border-inline-end:1px solid var(--line);font-size:.875rem}
.index summary{cursor:pointer;font-weight:600}
.index>details>summary{display:none}
.index h2{margin:1.1rem 0 .25rem;font-size:.72rem;letter-spacing:.06em;text-transform:uppercase;color:var(--mute)}
.index a{display:block;padding:.2rem .5rem;margin-inline:-.5rem;border-radius:.4rem;color:inherit;text-decoration:none}
.index a:hover{background:var(--soft);color:var(--link)}
.index input{width:100%;padding:.5rem .65rem;font:inherit;color:inherit;background:var(--soft);border:1px solid var(--line);border-radius:.5rem}
.index p{margin:.5rem 0 0;color:var(--mute)}
main{padding:1.5rem 2rem 6rem;min-width:0}
h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2;letter-spacing:-.02em}
main h2{margin:3.5rem 0 .5rem;padding-top:.5rem;font-size:1.5rem;letter-spacing:-.01em}
h3{margin:0;font-size:1.1rem}
h4{margin:1.25rem 0 .25rem;font-size:.8rem;color:var(--mute);text-transform:uppercase;letter-spacing:.05em}
article{margin:1.25rem 0;padding:1.25rem;border:1px solid var(--line);border-radius:.9rem}
article p{margin:.35rem 0}
.path{display:block;margin:.5rem 0;padding:.45rem .65rem;border-radius:.5rem;background:var(--code);overflow-wrap:anywhere;font-size:.85rem}
.path b{margin-inline-end:.6rem}
.GET{color:var(--get)}.POST{color:var(--post)}.PUT{color:var(--put)}.DELETE{color:var(--delete)}
.note{color:var(--mute);font-size:.875rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}
code{padding:.1em .3em;border-radius:.3em;background:var(--code);font-size:.87em;overflow-wrap:anywhere}
pre{overflow:auto;margin:.4rem 0;padding:.85rem 1rem;border-radius:.6rem;background:var(--code);font-size:.8rem;line-height:1.55}
pre code{padding:0;background:none;font-size:1em;overflow-wrap:normal}
article summary{cursor:pointer;margin-top:.8rem;font-size:.875rem;font-weight:600}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
td,th{padding:.45rem .6rem .45rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th{color:var(--mute);font-weight:600}
td:first-child{white-space:nowrap}
.required{color:var(--delete);font-size:.75rem}
[hidden]{display:none!important}
@media(max-width:52rem){
.layout{display:block}
.index{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}
.index>details>summary{display:block;padding:.25rem 0}
main{padding:1rem 1rem 5rem}
article{padding:1rem}
h1{font-size:1.6rem}
td:first-child{white-space:normal;overflow-wrap:anywhere}
.fields tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}
.fields th{display:none}
.fields td{display:block;padding:0;border:0}}
`;

/** Filters the index and the operations; without scripts the page is complete. */
export const SCRIPT = `
const field = document.querySelector('#search');
const status = document.querySelector('#found');
const index = document.querySelector('.index details');
const narrow = matchMedia('(max-width: 52rem)');
const fold = () => { index.open = !narrow.matches; };
narrow.addEventListener('change', fold);
fold();
const articles = [...document.querySelectorAll('article[data-search]')];
field.addEventListener('input', () => {
  const terms = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const article of articles) {
    const isHit = terms.every((term) => article.dataset.search.includes(term));
    article.hidden = !isHit;
    document.querySelector('.index a[href="#' + article.id + '"]').hidden = !isHit;
    if (isHit) count += 1;
  }
  for (const group of document.querySelectorAll('[data-group]')) {
    group.hidden = !group.querySelector('article:not([hidden]), a:not([hidden])');
  }
  document.querySelector('#guide').hidden = terms.length > 0;
  status.textContent = terms.length > 0 ? count + (count === 1 ? ' operation' : ' operations') : '';
  if (terms.length > 0) index.open = true;
});
`;
