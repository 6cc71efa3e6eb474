import { Wallet } from 'ethers';
import { skipAfterLogin } from '../site/skip-after-login.ts';
import { answerWelcome, enterIdentity, newEmail } from '../site/social-login.ts';
import { SITE_ORIGIN } from '../site/test-topology.ts';
import { press, type Stage, type Step } from './stage.ts';

const DEMO_KEY = `0x${'da7a'.repeat(16)}`;
const DEMO_WALLET = /Demo wallet|デモウォレット/;

/** A member with friends, posts and conversations. */
export const asDemoMember: Step = (stage) => logIn(stage, DEMO_KEY);

/** A member without any history, who has accepted the terms. */
export const asNewMember: Step = (stage) => logIn(stage, Wallet.createRandom().privateKey);

/** Their first login: the welcome and the terms are still to come. */
export const asNewcomer: Step = async (stage) => {
  await useKey(stage, Wallet.createRandom().privateKey);
  await confirm(stage);
};

/** A new member who is also logged in on a phone. */
export const asMemberOfTwoDevices: Step = async (stage) => {
  const key = Wallet.createRandom().privateKey;
  const browser = stage.page.context().browser();
  if (!browser) throw new Error('The stage has no browser');
  const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  const phone = await browser.newContext({ baseURL: SITE_ORIGIN, userAgent });
  await logIn({ ...stage, page: await phone.newPage() }, key);
  await phone.close();
  await logIn(stage, key);
};

/** A member whose wallet comes with a Google account, so that XETA can be sent from the site. */
export const asGoogleMember: Step = async (stage) => {
  const { page } = stage;
  await page.goto('/?login');
  const opened = page.waitForEvent('popup');
  await press('Google')(stage);
  await enterIdentity(await opened, { email: newEmail('sora'), name: 'Sora Sato' });
  await waitForMember(stage);
  await answerWelcome(page);
};

async function logIn(stage: Stage, key: string): Promise<void> {
  await useKey(stage, key);
  await stage.page.getByRole('button', { name: DEMO_WALLET }).waitFor();
  await skipAfterLogin(stage.page);
  await confirm(stage);
}

async function useKey({ page }: Stage, key: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('xana-sandbox-demo-key', value), key);
  await page.goto('/?login');
}

async function confirm(stage: Stage): Promise<void> {
  await stage.page.getByRole('button', { name: DEMO_WALLET }).click();
  await waitForMember(stage);
}

async function waitForMember({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('userConnected') === 'true');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
