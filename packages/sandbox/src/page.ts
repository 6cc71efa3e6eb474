const NOTE = 'Sandbox: identity is not verified';

/** Layout of the stand-ins' pages. It states that they are a sandbox. */
export function sandboxPage(title: string, body: string, note = NOTE): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; --ground: #f6f4fb; --card: #fff; --text: #1b1530; --soft: #5d5875; --line: #cfcadf; --accent: #5b3df5; }
  @media (prefers-color-scheme: dark) { :root { --ground: #120e21; --card: #1d1733; --text: #f3f0ff; --soft: #b3acd0; --line: #4a4266; --accent: #a695ff; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(92vw, 380px); padding: 28px; border-radius: 20px; background: var(--card); box-sizing: border-box; }
  h1 { font-size: 22px; margin: 0 0 8px; } p { margin: 0 0 16px; color: var(--soft); }
  .sandbox { display: inline-block; margin: 0 0 16px; padding: 4px 10px; border-radius: 8px; background: #fff1d6; color: #6b3a00; font-size: 13px; font-weight: 600; }
  label { display: block; margin: 0 0 12px; font-weight: 600; font-size: 14px; }
  input { display: block; width: 100%; box-sizing: border-box; margin-top: 4px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 12px; font: inherit; background: transparent; color: inherit; }
  button { width: 100%; padding: 12px; border: 0; border-radius: 12px; background: var(--accent); color: var(--card); font: inherit; font-weight: 700; cursor: pointer; }
  .choice { margin: 0 0 8px; border: 1px solid var(--line); background: none; color: inherit; text-align: start; font-weight: 400; } .choice * { display: block; } .choice span { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
  .quiet { margin: 8px 0 0; background: none; color: var(--accent); } .or { margin: 8px 0; text-align: center; font-size: 14px; }
  :is(input, button):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
</style>
<main><span class="sandbox">${note}</span>${body}</main>
</html>`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
