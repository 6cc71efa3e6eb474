import { createHash, createHmac } from 'node:crypto';
import { BOT_TOKEN } from './bot-token.ts';

/** A person whom a visitor of the stand-in claims to be. */
export interface Person {
  first: string;
  last: string;
  username: string;
}

/** Null without a first name. */
export function readPerson({ name = '', username = '' }: Record<string, string>): Person | null {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  return first === '' ? null : { first, last: rest.join(' '), username };
}

/** The fields of the login widget. @see https://core.telegram.org/widgets/login#checking-authorization */
export function signLogin(person: Person): Record<string, string> {
  const fields = { id: idOf(person), ...namesOf(person), auth_date: now() };
  return { ...fields, hash: hmac(createHash('sha256').update(BOT_TOKEN).digest(), fields) };
}

/** `Telegram.WebApp.initData`. @see https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app */
export function signInitData(person: Person): string {
  const fields = {
    query_id: `sandbox-${now()}`,
    user: JSON.stringify({ id: Number(idOf(person)), ...namesOf(person), language_code: 'en' }),
    auth_date: now(),
  };
  const key = createHmac('sha256', 'WebAppData').update(BOT_TOKEN).digest();
  return String(new URLSearchParams({ ...fields, hash: hmac(key, fields) }));
}

function hmac(key: Buffer, fields: Record<string, string>): string {
  const text = Object.entries(fields)
    .map(([field, value]) => `${field}=${value}`)
    .sort()
    .join('\n');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** The same name is the same person: their number follows from it. */
const idOf = ({ first, last }: Person): string =>
  String(Number.parseInt(createHash('sha256').update(`${first} ${last}`).digest('hex').slice(0, 10), 16));

const namesOf = ({ first, last, username }: Person): Record<string, string> => ({
  first_name: first,
  ...(last ? { last_name: last } : {}),
  ...(username ? { username } : {}),
});

const now = (): string => String(Math.floor(Date.now() / 1_000));
