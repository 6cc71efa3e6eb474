import { createHmac } from 'node:crypto';
import { Wallet } from 'ethers';
import { isStaffClient } from './client-id.ts';

/** The services whose login page the stand-in imitates. */
export const BRANDS = { google: 'Google', apple: 'Apple', staff: 'the staff directory' } as const;
export type Brand = keyof typeof BRANDS;

const isBrand = (value: unknown): value is 'google' | 'apple' => value === 'google' || value === 'apple';

/** The service of a login: release managers and teams log in at the desk, members at the site. */
export const brandOf = ({ client_id: client, connection }: Record<string, unknown>): Brand => {
  if (isStaffClient(client)) return 'staff';
  return isBrand(connection) ? connection : 'google';
};
export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 254 && /^[^\s@|]+@[^\s@|]+$/.test(value);

/** The subject of an ID token. One email at two services is two subjects, as with the real ones. */
export const subjectOf = (brand: string, email: string): string => `${brand}|${email.toLowerCase()}`;

export const emailOf = (subject: string): string => subject.slice(subject.indexOf('|') + 1);

/** The wallet of a subject: the same key after every login, until the key of the stand-in is deleted. */
export function walletOf(subject: string, secret: string): Wallet {
  return new Wallet(`0x${createHmac('sha256', secret).update(`wallet ${subject}`).digest('hex')}`);
}
