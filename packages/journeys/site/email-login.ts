import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { topology } from './test-topology.ts';

/** The sandbox's login service by email. */
export const EMAIL_SERVICE = local(topology.ports.inbox);

export const newMailAddress = () => `${randomUUID()}@mail.test`;

/** The code of the newest mail to an address; empty before the first one. */
export async function newestCode(email: string): Promise<string> {
  const response = await fetch(`${EMAIL_SERVICE}/sandbox/mails?${new URLSearchParams({ email })}`);
  const [newest] = (await response.json()) as { code: string }[];
  return newest?.code ?? '';
}

/** Changes what the stand-in of the login service knows about a person. */
export async function describePerson(person: { email: string; wallet?: number; isVerified?: boolean }): Promise<void> {
  const { ok } = await fetch(`${EMAIL_SERVICE}/sandbox/person`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(ok).toBe(true);
}

/** Enters the email and its code in an open login dialog, in English or Japanese. */
export async function logInByEmail(dialog: Locator, email: string): Promise<void> {
  const field = dialog.getByRole('textbox', { name: /^(Email address|メールアドレス)$/ });
  const method = dialog.getByRole('button', { name: /^(Email|メール)$/ });
  await expect(field.or(method).first()).toBeVisible();
  if (await method.isVisible()) await method.click();
  await field.fill(email);
  await dialog.getByRole('button', { name: /^(Send code|コードを送信)$/ }).click();
  const code = dialog.getByRole('textbox', { name: /^(6-digit code|6桁のコード)$/ });
  await expect(code).toBeFocused();
  await code.fill(await newestCode(email));
}
