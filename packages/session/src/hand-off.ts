import type { HandOff } from './session-types.ts';

/** As long as the login calls take. */
const MAX_VALUE_LENGTH = 255;
/** Of an exchange call's `token`. */
const MAX_TOKEN_LENGTH = 128;

/** Routes with a `type` parameter of their own: there it also means a login only beside another hand-off parameter. */
const ROUTE_WITH_TYPE = /^\/details(\/|$)/;

export interface Arrival {
  handOff: HandOff;
  /** One-time token of a login by Telegram; only beside `comingFor=telegram`. */
  telegramToken?: string;
  /** The address without what was picked up, as path, query and hash. */
  cleaned: string;
}

/** Takes the hand-off parameters out of an address, so that no secret stays in it, in the history or in a referrer. */
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
  // `?login` is written without a value; URLSearchParams would make `?login=` of it.
  const query = url.search.replace(/=(?=&|$)/g, '');
  return {
    handOff: withoutEmpty(handOff),
    cleaned: `${url.pathname}${query}${url.hash}`,
    ...(isFromTelegram && token ? { telegramToken: token } : {}),
  };
}

const withoutEmpty = (handOff: HandOff): HandOff =>
  Object.fromEntries(Object.entries(handOff).filter(([, value]) => value !== undefined));
