import type { FrameEvent } from './frame-messages.ts';

/** What the bank of a card asks its owner: one question, two answers. */

const { site = '', key = '', intent = '', secret = '', back = '' } = document.documentElement.dataset;
/** A payment, or a card that is kept without one. */
const kind = intent.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
const buttons = [...document.querySelectorAll('button')];
const problem = document.getElementById('problem') as HTMLElement;

const post = (event: FrameEvent) => parent.postMessage(event, site);

function setBusy(isBusy: boolean): void {
  for (const button of buttons) button.disabled = isBusy;
}

async function answer(outcome: string): Promise<void> {
  setBusy(true);
  problem.hidden = true;
  const body = new URLSearchParams({ client_secret: secret, outcome, key });
  try {
    await fetch(`/v1/${kind}s/${intent}/challenge`, { method: 'POST', body });
  } catch {
    // The answer may have arrived all the same; the same answer twice changes nothing.
    problem.hidden = false;
    return setBusy(false);
  }
  if (back) return returnToSite(outcome);
  post({ event: 'challengeAnswered' });
}

/** With the parameters that the provider adds. */
function returnToSite(outcome: string): void {
  const address = new URL(back);
  address.searchParams.set(kind, intent);
  address.searchParams.set(`${kind}_client_secret`, secret);
  address.searchParams.set('redirect_status', outcome === 'confirmed' ? 'succeeded' : 'failed');
  window.location.assign(address);
}

for (const button of buttons) button.addEventListener('click', () => void answer(button.value));
buttons[0]?.focus();
if (!back) post({ event: 'ready' });
