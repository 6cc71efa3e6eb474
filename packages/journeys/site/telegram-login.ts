import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { type Hands, mouse } from './hands.ts';
import { topology } from './test-topology.ts';

/** The stand-in of Telegram. */
export const TELEGRAM_ORIGIN = local(topology.ports.telegram);

/** Only letters: the platform removes digits from the name of a new user. */
export const newTelegramName = () => `Yui ${randomUUID().replace(/[^a-f]/g, '')}`;

/** Enters a name on the page of Telegram's stand-in, and accepts. */
export async function acceptAtTelegram(page: Page, name: string, { press, type }: Hands = mouse): Promise<void> {
  await type(page.getByLabel('Name', { exact: true }), name);
  await press(page.getByRole('button', { name: /^(Accept|Open)$/ }));
}
