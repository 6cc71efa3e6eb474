import type { HandOff } from './session-types.ts';

/** The limit of the login operations. */
const MAX_VALUE_LENGTH = 255;
/** The limit of the exchange operation's `token`. */
const MAX_TOKEN_LENGTH = 128;

/** Routes with a `type` parameter of their own: there it belongs to a hand-off only next to another hand-off parameter. */
const ROUTE_WITH_TYPE = /^\/details(\/|$)/;

export interface Arrival {
  handOff: HandOff;
  /** One-time token of a Telegram login; only with `comingFor=telegram`. */
  telegramToken?: string;
  /** Path, query and hash without the hand-off parameters. */
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
  const handOff: HandOff = {
    builderLoginHash: take('builderLoginHash'),
    deviceId: take('deviceId'),
    comingFor: isFromTelegram ? 'telegram' : undefined,
  };
  const hasOther = Object.values(handOff).some((value) => value !== undefined);
  if (!ROUTE_WITH_TYPE.test(url.pathname)) handOff.loginFor = take('type');
  else if (hasOther) handOff.loginFor = url.searchParams.get('type')?.slice(0, MAX_VALUE_LENGTH);
  // URLSearchParams serializes `?login` as `?login=`.
  const query = url.search.replace(/=(?=&|$)/g, '');
  return {
    handOff: withoutEmpty(handOff),
    cleaned: `${url.pathname}${query}${url.hash}`,
    ...(isFromTelegram && token ? { telegramToken: token } : {}),
  };
}

const withoutEmpty = (handOff: HandOff): HandOff =>
  Object.fromEntries(Object.entries(handOff).filter(([, value]) => value !== undefined));
