/**
 * What `index.html` shows before any script runs: the outline of header, sidebar and page, without text. React replaces it
 * with its first render. The sizes are those of the shell's frame (`shell/src/frame`), so that nothing shifts. The logo does not request the
 * font, which would come before the code.
 */
const block = (name: string, count = 1) => `<i class="boot-${name}"></i>`.repeat(count);

/** Where the page server puts the first picture of an address. */
export const PICTURE_PLACE = block('hero');

/** @param isSandbox the frame has a note above its pages */
export const skeletonHtml = (isSandbox: boolean): string => `<div class="boot" aria-hidden="true">
<div class="boot-header">${block('burger')}<b class="boot-logo">X<span>ANA</span></b>${block('menu', 3)}${block('search')}${block('login')}</div>
<div class="boot-body">
<div class="boot-side">${block('line', 12)}</div>
<div class="boot-content">${isSandbox ? block('note') : ''}<div class="boot-page">${PICTURE_PLACE}${block('title')}<div class="boot-row">${block('card', 6)}</div>${block('title')}<div class="boot-row">${block('card', 6)}</div></div></div>
</div>
</div>`;

/** Unlayered rules for `.boot*` only. `.boot-picture` stays when React replaces the rest (`shell/src/boot/first-picture.tsx`). The custom properties come from the base style sheet of the user's theme. */
export const SKELETON_CSS = `
.boot { min-height: 100dvh; overflow: hidden }
.boot i { display: block; flex: none; border-radius: var(--radius-md); background: var(--surface-sunken) }
.boot-header { display: flex; flex-wrap: wrap; align-content: center; align-items: center; gap: var(--space-2); height: 4rem; padding: 0 calc(clamp(0.5rem, 2vw, 2rem) + max(0px, (100% - 108rem) / 2)); border-bottom: 1px solid var(--line) }
.boot-logo { padding: var(--space-2); font-family: var(--fallback-font); font-size: 1.25rem; font-weight: 800; letter-spacing: 0.14em; color: var(--accent-text) }
.boot .boot-burger { display: none; width: 1.5rem; height: 1.5rem; margin: 0 0.625rem; border-radius: var(--radius-sm) }
.boot .boot-menu { width: 5rem; height: 1rem; margin-left: var(--space-3) }
.boot .boot-search { width: 15rem; height: 2.5rem; margin-left: auto; border-radius: var(--radius-full) }
.boot .boot-login { width: 7rem; height: 2.5rem; border-radius: var(--radius-full) }
.boot-body { --gutter: clamp(1rem, 3vw, 2.5rem); display: grid; grid-template-columns: 16rem minmax(0, 1fr); max-width: 108rem; margin: 0 auto }
.boot-side { display: grid; gap: 0.875rem; align-content: start; height: calc(100dvh - 4rem); padding: var(--space-5) var(--space-4); border-right: 1px solid var(--line); overflow: hidden }
.boot .boot-line { height: 1.75rem }
.boot-content { min-width: 0 }
.boot .boot-note { height: 2.21875rem; margin: var(--space-4) var(--gutter) 0; border-radius: var(--radius-sm) }
.boot-page { display: grid; gap: var(--space-4); align-content: start; min-width: 0; padding: var(--space-5) var(--gutter) var(--space-7) }
.boot .boot-hero { height: clamp(20rem, 42vw, 30rem); border-radius: var(--radius-lg) }
.boot-picture { position: relative; display: block; overflow: hidden; width: 100%; max-width: 68rem; margin: 0 auto var(--space-4); border-radius: var(--radius-lg); background: var(--surface-sunken) }
.boot .boot-picture { margin-bottom: 0 }
.boot-above { position: relative; z-index: 1; pointer-events: none }
.boot-above > .boot-picture { position: absolute; inset: 0 0 auto }
.boot-picture img { display: block; width: 100%; height: 100%; object-fit: cover }
.boot-picture[data-place="hero"] { max-width: none; height: clamp(20rem, 42vw, 30rem) }
[data-member] .boot .boot-hero, [data-member] .boot-picture[data-place="hero"] { height: clamp(16rem, 26vw, 19rem) }
.boot-picture[data-place="hero"]::after { content: ""; position: absolute; inset: 0; background: linear-gradient(180deg, rgb(10 6 30 / 0.05) 20%, rgb(10 6 30 / 0.85)) }
.boot-picture[data-place="cover"] { aspect-ratio: 21 / 9 }
.boot-picture[data-place="banner"] { aspect-ratio: 4 / 1 }
.boot .boot-title { width: 12rem; height: 1.5rem; margin-top: var(--space-4) }
.boot-row { display: grid; grid-auto-flow: column; grid-auto-columns: clamp(15rem, 24vw, 20rem); gap: var(--space-4); overflow: hidden }
.boot .boot-card { aspect-ratio: 16 / 9 }
@media (max-width: 991px) { .boot-picture[data-place="hero"]::after { background: linear-gradient(180deg, rgb(10 6 30 / 0.5), rgb(10 6 30 / 0.85)) } .boot-body { grid-template-columns: minmax(0, 1fr) } .boot-side, .boot .boot-menu { display: none } .boot .boot-burger { display: block } }
@media (max-width: 680px) { .boot .boot-note { height: 3.4375rem } .boot .boot-hero, .boot-picture[data-place="hero"] { height: 29rem } [data-member] .boot .boot-hero, [data-member] .boot-picture[data-place="hero"] { height: 24rem } .boot-header { height: 6.75rem; gap: var(--space-1) } .boot-logo { flex: 1; padding: var(--space-1); font-size: 1.125rem } .boot .boot-search { order: 1; flex: 1 0 100%; margin: 0 } }
.boot-problem { display: grid; gap: var(--space-4); justify-items: center; align-content: center; min-height: 100dvh; padding: var(--space-5); text-align: center }
.boot-problem h1 { font-size: 1.5rem }
.boot-problem button { min-height: 2.75rem; padding: 0 var(--space-5); border: 0; border-radius: var(--radius-full); background: var(--accent); color: var(--on-accent, #fff); font: inherit; font-weight: 600; cursor: pointer }
@media (forced-colors: active) { .boot i { border: 1px solid GrayText } }
`;
