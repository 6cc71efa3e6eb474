import type { FrameEvent } from './frame-messages.ts';

/** What the bank of a card asks its owner: one question, two answers. */

const { site = '', key = '', intent = '', secret = '', back = '' } = document.documentElement.dataset;
/** A payment, or a card that is kept without one. */
const kind = intent.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
const buttons = [...document.querySelectorAll('button')];

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  const body = new URLSearchParams({ client_secret: secret, outcome, key });
  await fetch(`/v1/${kind}s/${intent}/challenge`, { method: 'POST', body });
  if (back) return returnToSite(outcome);
  const event: FrameEvent = { event: 'challengeAnswered' };
  parent.postMessage(event, site);
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
