import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createSemaphore } from '../media/semaphore.ts';

/** OWASP Password Storage Cheat Sheet: scrypt with N = 2^15, r = 8, p = 3. It takes 32 MB. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 64 * 1_024 * 1_024;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const PASSWORD_BYTES = 15;
/** A flood of logins must not take the memory of the process. */
const oneAtATime = createSemaphore(1);

/** 120 random bits, so that no dictionary contains it. */
export const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

/** @returns `scrypt$N$r$p$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes the same time without a hash, so that a reply does not tell whether an operator exists. */
export async function isPasswordOf(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? UNKNOWN).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(key, expected) && stored !== undefined;
}

const UNKNOWN = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const derive = (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
