import type { HandOff } from './session-types.ts';

const PARAMETERS = {
  builderLoginHash: 'builderLoginHash',
  deviceId: 'deviceId',
  comingFor: 'comingFor',
  type: 'loginFor',
} as const;
/** As long as the login calls take. */
const MAXIMUM_LENGTH = 255;

/** The routes whose own query uses `type` as the kind of a space. */
const TYPE_IS_THE_PAGES = /^\/details\//;

/**
 * Takes the parameters of an arrival out of an address, so that no secret stays in it, in the history or in a referrer.
 *
 * @returns what was found, and the address without it as path, query and hash
 */
export function pickUpHandOff(address: string): { handOff: HandOff; telegramToken?: string; cleaned: string } {
  const url = new URL(address);
  const handOff: HandOff = {};
  for (const [parameter, name] of Object.entries(PARAMETERS)) {
    if (parameter === 'type' && TYPE_IS_THE_PAGES.test(url.pathname)) continue;
    const value = url.searchParams.get(parameter);
    if (value === null) continue;
    url.searchParams.delete(parameter);
    if (value && value.length <= MAXIMUM_LENGTH) handOff[name] = value;
  }
  const token = url.searchParams.get('token');
  url.searchParams.delete('token');
  // `?login` is written without a value; URLSearchParams would make `?login=` of it.
  const query = url.search.replace(/=(?=&|$)/g, '');
  return { handOff, cleaned: `${url.pathname}${query}${url.hash}`, ...(token ? { telegramToken: token } : {}) };
}
