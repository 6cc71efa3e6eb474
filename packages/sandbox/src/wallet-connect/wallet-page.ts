import { sandboxPage } from '../page.ts';

const STYLE = `<style>
  [hidden] { display: none !important; }
  main { display: grid; gap: 12px; align-content: start; width: min(92vw, 440px); margin: 24px 0; } main > * { margin: 0; } .sandbox { justify-self: start; }
  h2 { font-size: 17px; margin: 0; } p { margin: 0; } code { font-size: 13px; overflow-wrap: anywhere; }
  label { margin: 0; } select { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 12px; font: inherit; background: var(--card); color: inherit; }
  form { display: grid; gap: 10px; }
  .list, .card { display: grid; gap: 10px; } .list:empty { display: none; }
  .card { padding: 16px; border: 1px solid var(--line); border-radius: 14px; }
  .card pre { margin: 0; padding: 12px; max-height: 260px; overflow: auto; border-radius: 10px; background: var(--ground); font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  .row { display: flex; gap: 10px; } .row button { flex: 1; }
  button.plain { border: 1px solid var(--line); background: transparent; color: inherit; }
  select:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  #status { font-weight: 600; color: var(--text); } #status:empty { display: none; }
</style>`;

/** The page of the sandbox's wallet; `browser/wallet.ts` fills it. */
export const walletPage = (): string =>
  sandboxPage(
    'Sandbox wallet',
    `${STYLE}<h1>Sandbox wallet</h1>
<p>Account <code id="address"></code></p>
<label>Network<select id="chain"></select></label>
<p id="status" role="status"></p>
<section id="proposals" class="list" aria-label="Connection requests"></section>
<section id="requests" class="list" aria-label="Requests"></section>
<section id="sessions" class="list" aria-label="Connected sites"></section>
<form id="pair"><label>Connection link<input name="uri" required placeholder="wc:…" autocomplete="off" spellcheck="false"></label>
<button>Connect</button></form>
<script src="/wallet.js"></script>`,
    'Sandbox: a wallet for tests. No money moves.',
  );
