import type { HandOff } from './session-types.ts';
import { readTelegramFragment, type TelegramFragment } from './telegram-fragment.ts';
import { TELEGRAM_LINK_PARAMETER, type TelegramLinkArrival } from './telegram-link.ts';

/** The limit of the login operations. */
const MAX_VALUE_LENGTH = 255;
const MAX_CODE_LENGTH = 64;
/** The limit of the exchange operation's `token`. */
const MAX_TOKEN_LENGTH = 128;

/** Routes with a `type` parameter of their own: there it belongs to a hand-off only next to another hand-off parameter. */
const ROUTE_WITH_TYPE = /^\/details(\/|$)/;

export interface Arrival extends TelegramFragment {
  handOff: HandOff;
  /** One-time token of a Telegram login; only with `comingFor=telegram`. */
  telegramToken?: string;
  /** Telegram returns from a visit that adds it to the account: it is not a login. */
  telegramLink?: TelegramLinkArrival;
  /** Code of the error with which the platform rejected a login by Telegram; only with `comingFor=telegram`. */
  telegramError?: string;
  /** Path, query and hash without the hand-off parameters and what Telegram put into the hash. */
  cleaned: string;
}

/** Removes the hand-off parameters from a URL, so that no secret stays in the address bar, history or referrer. */
export function pickUpHandOff(address: string): Arrival {
  const url = new URL(address);
  const take = (parameter: string, maxLength = MAX_VALUE_LENGTH) => {
    const value = url.searchParams.get(parameter);
    url.searchParams.delete(parameter);
    return value && value.length <= maxLength ? value : undefined;
  };
  const isFromTelegram = take('comingFor') === 'telegram';
  const token = take('token', MAX_TOKEN_LENGTH);
  const linkState = take(TELEGRAM_LINK_PARAMETER, MAX_TOKEN_LENGTH);
  const error = isFromTelegram ? take('error', MAX_CODE_LENGTH) : undefined;
  const handOff: HandOff = {
    builderLoginHash: take('builderLoginHash'),
    deviceId: take('deviceId'),
    comingFor: isFromTelegram ? 'telegram' : undefined,
  };
  const hasOther = Object.values(handOff).some((value) => value !== undefined);
  if (!ROUTE_WITH_TYPE.test(url.pathname)) handOff.loginFor = take('type');
  else if (hasOther) handOff.loginFor = url.searchParams.get('type')?.slice(0, MAX_VALUE_LENGTH);
  const fromFragment = readTelegramFragment(url.hash);
  // URLSearchParams serializes `?login` as `?login=`.
  const query = url.search.replace(/=(?=&|$)/g, '');
  return {
    handOff: withoutEmpty(handOff),
    cleaned: `${url.pathname}${query}${fromFragment ? '' : url.hash}`,
    ...(linkState ? { telegramLink: { state: linkState, login: fromFragment?.telegramLogin } } : fromFragment),
    ...(isFromTelegram && token ? { telegramToken: token } : {}),
    ...(error && !token ? { telegramError: error } : {}),
  };
}

const withoutEmpty = (handOff: HandOff): HandOff =>
  Object.fromEntries(Object.entries(handOff).filter(([, value]) => value !== undefined));
