/** The colors of the site's tokens (`packages/ui-kit/src/tokens/tokens.css`), in the theme of the system. */
const COLORS = {
  canvas: ['#f6f6fa', '#0d0d14'],
  surface: ['#ffffff', '#15151f'],
  sunken: ['#ececf3', '#20202e'],
  line: ['#dcdce6', '#2a2a3a'],
  'line-strong': ['#8b8ba0', '#74748c'],
  text: ['#15151f', '#f2f2f8'],
  soft: ['#565669', '#a9a9bd'],
  accent: ['#5b3df5', '#6c4af2'],
  'accent-soft': ['#ece8ff', '#2a2250'],
  'accent-text': ['#4c2fe0', '#b3a2ff'],
  success: ['#0b7a4b', '#3ddc97'],
  danger: ['#c21f3a', '#cf3049'],
  'danger-text': ['#b5172f', '#ff8fa0'],
  'danger-soft': ['#fdebee', '#3a1620'],
} as const;

const declare = (theme: 0 | 1): string =>
  Object.entries(COLORS)
    .map(([name, values]) => `--${name}:${values[theme]}`)
    .join(';');

export const STYLE = `
:root{color-scheme:light dark;${declare(0)};--radius:.875rem;
font:.9375rem/1.55 "Figtree","Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{${declare(1)}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--text)}
a{color:var(--accent-text)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{inset:.5rem auto auto .5rem;padding:.5rem 1rem;background:var(--surface);border-radius:.5rem;z-index:2}
header{position:sticky;top:0;z-index:1;background:var(--surface);border-bottom:1px solid var(--line)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;max-width:68rem;margin:0 auto;padding:.6rem 1.25rem}
.brand{font-weight:800;letter-spacing:-.02em;color:var(--text);text-decoration:none}
.brand span{color:var(--accent-text)}
nav{display:flex;gap:.25rem;margin-inline-end:auto}
nav a{display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;padding:0 .8rem;border-radius:999px;color:var(--soft);font-weight:600;text-decoration:none}
nav a:hover{color:var(--text);background:var(--sunken)}
nav a[aria-current]{color:var(--accent-text);background:var(--accent-soft)}
.who{display:flex;align-items:center;gap:.75rem;color:var(--soft)}
main{max-width:68rem;margin:0 auto;padding:1.75rem 1.25rem 5rem}
h1{margin:0 0 .25rem;font-size:clamp(1.5rem,1.2rem + 1.4vw,2rem);line-height:1.2;letter-spacing:-.02em}
h2{margin:2rem 0 .75rem;font-size:1.125rem}
.lead{margin:0 0 1.5rem;color:var(--soft)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);padding:1.1rem 1.25rem}
ul.cards{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
.entry{position:relative;display:grid;grid-template-columns:4.5rem minmax(0,1fr) auto;gap:.25rem 1.1rem;align-items:start}
.entry:hover{border-color:var(--accent)}
.entry a{color:inherit;text-decoration:none;font-weight:700}
.entry a::after{content:"";position:absolute;inset:0;border-radius:var(--radius)}
.number{display:grid;justify-items:center;padding:.5rem 0;border-radius:.625rem;background:var(--danger-soft);color:var(--danger-text)}
.number b{font-size:1.375rem;line-height:1.1}
.number span{font-size:.75rem}
.excerpt{margin:.2rem 0;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.meta{margin:0;color:var(--soft);font-size:.8125rem;overflow-wrap:anywhere}
.thumb{width:5.5rem;height:5.5rem;object-fit:cover;border-radius:.625rem;background:var(--sunken)}
.chips{display:flex;flex-wrap:wrap;gap:.35rem;margin:.35rem 0;padding:0;list-style:none}
.chip{display:inline-block;padding:.1rem .6rem;border-radius:999px;background:var(--sunken);color:var(--soft);font-size:.8125rem;font-weight:600}
.chip.bad{background:var(--danger-soft);color:var(--danger-text)}
.chip.good{background:var(--accent-soft);color:var(--accent-text)}
.content{margin:.75rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:1.0625rem}
.pictures{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:.9rem}
.pictures img{max-width:100%;height:11rem;object-fit:contain;border-radius:.625rem;background:var(--sunken)}
.actions{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1.25rem}
button,.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.15rem;font:inherit;font-weight:700;border:1px solid var(--line-strong);border-radius:999px;background:var(--surface);color:var(--text);cursor:pointer;text-decoration:none}
button:hover,.button:hover{border-color:var(--accent)}
button.main{background:var(--accent);border-color:var(--accent);color:#fff}
button.danger{background:var(--danger);border-color:var(--danger);color:#fff}
button.outline{border-color:var(--danger);color:var(--danger-text)}
button.quiet{border-color:transparent;background:none;color:var(--soft);padding:0 .6rem}
label{display:block;font-weight:600;margin-top:1rem}
input,textarea{width:100%;margin-top:.35rem;padding:.65rem .8rem;font:inherit;font-weight:400;color:inherit;background:var(--surface);border:1px solid var(--line-strong);border-radius:.625rem}
textarea{min-height:6rem;resize:vertical}
.hint{margin:.35rem 0 0;color:var(--soft);font-size:.8125rem}
dialog{width:min(30rem,calc(100vw - 2rem));padding:1.5rem;border:1px solid var(--line);border-radius:1.25rem;background:var(--surface);color:var(--text)}
dialog::backdrop{background:rgb(12 10 28/.55)}
dialog h2{margin:0 0 .35rem}
dialog p{margin:.25rem 0 0;color:var(--soft)}
dialog .actions{justify-content:flex-end}
.notice{margin:0 0 1.25rem;padding:.8rem 1.1rem;border-radius:var(--radius);background:var(--accent-soft);color:var(--accent-text);font-weight:600}
.problem{background:var(--danger-soft);color:var(--danger-text)}
table{width:100%;border-collapse:separate;border-spacing:0;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius)}
th,td{padding:.65rem .9rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
tr:last-child td{border-bottom:0}
th{color:var(--soft);font-size:.8125rem}
td time{white-space:nowrap;color:var(--soft)}
h1+.card{margin-top:1.25rem}
.lead code{font:inherit;font-size:.875em}
.none{margin:0;color:var(--soft)}
footer{display:flex;justify-content:center}
.empty{padding:3.5rem 1rem;text-align:center;color:var(--soft)}
.empty b{display:block;color:var(--text);font-size:1.125rem}
.open{display:flex;gap:.5rem;align-items:end;max-width:26rem;margin:1.75rem 0 0}
.open label{flex:1;margin:0}
.narrow{max-width:24rem;margin:12vh auto 0}
.narrow .main{width:100%;justify-content:center;margin-top:1.5rem}
@media(max-width:48rem){
.bar{padding:.5rem 1rem}.who{gap:0;margin-inline-start:auto}.who span{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
.who button{padding:0 .5rem}nav{order:1;width:100%}nav a{padding:0 .7rem}
main{padding:1.25rem 1rem 4rem}
.entry{grid-template-columns:4.5rem minmax(0,1fr)}.thumb{display:none}
table,tbody,tr,td{display:block;border:0}thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr{padding:.75rem 1rem;border-bottom:1px solid var(--line)}tr:last-child{border:0}td{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:.75rem;align-items:baseline;padding:.15rem 0;border:0}
td::before{content:attr(data-column);content:attr(data-column)/"";color:var(--soft);font-size:.8125rem}
.actions button{flex:1 1 auto;justify-content:center;white-space:nowrap}}
@media(forced-colors:active){.chip,.number{border:1px solid}}
`;
