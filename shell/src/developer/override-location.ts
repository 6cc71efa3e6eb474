import { OVERRIDE_PARAMETER } from '@xana/contracts/releases/developer-page';

/**
 * The URL of the same page with other overrides.
 *
 * @param overrides URLs by the name of the remote; empty: the ordinary page
 */
export function overrideLocation(current: string, overrides: Readonly<Record<string, string>>): string {
  const url = new URL(current);
  const asked = [...url.searchParams.keys()].filter((key) => key.split('.')[0] === OVERRIDE_PARAMETER);
  for (const key of asked) url.searchParams.delete(key);
  for (const [name, source] of Object.entries(overrides)) {
    url.searchParams.set(`${OVERRIDE_PARAMETER}.${name.replace(/^mfe-/, '')}`, source);
  }
  return url.href;
}
