import type { FrameEvent } from './frame-messages.ts';

/** What the bank of a card asks its owner: one question, two answers. */

const { site = '', key = '', intent = '', secret = '' } = document.documentElement.dataset;
const buttons = [...document.querySelectorAll('button')];

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  const body = new URLSearchParams({ client_secret: secret, outcome, key });
  await fetch(`/v1/payment_intents/${intent}/challenge`, { method: 'POST', body });
  const event: FrameEvent = { event: 'challengeAnswered' };
  parent.postMessage(event, site);
}

for (const button of buttons) button.addEventListener('click', () => void answer(button.value));
buttons[0]?.focus();
