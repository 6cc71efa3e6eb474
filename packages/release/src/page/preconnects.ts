import type { PageSettings } from './page-settings.ts';

/** An origin that every page soon requests something from. */
interface Preconnect {
  origin: string;
  /** Browsers keep a connection of its own for requests without cookies: modules, and the calls of a visitor. */
  isAnonymous: boolean;
}

/** Set-up takes three round trips, so it begins before the page knows what to request. Pictures are requested as an `img` does. */
export function preconnectsOf({ config, origins }: PageSettings): Preconnect[] {
  const { site, api, media } = config.origins;
  const anonymous = new Set([...Object.values(origins), api]);
  anonymous.delete(site);
  return [
    ...[...anonymous].map((origin) => ({ origin, isAnonymous: true })),
    ...(media === site ? [] : [{ origin: media, isAnonymous: false }]),
  ];
}

export const preconnectLink = ({ origin, isAnonymous }: Preconnect): string =>
  `<link rel="preconnect" href="${origin}"${isAnonymous ? ' crossorigin' : ''}>`;

/**
 * The same as a header, which arrives before the HTML; a content delivery network may send it as 103 Early Hints while it asks the
 * page server (RFC 8297).
 */
export const preconnectHeader = (preconnects: readonly Preconnect[]): string =>
  preconnects
    .map(({ origin, isAnonymous }) => `<${origin}>; rel=preconnect${isAnonymous ? '; crossorigin' : ''}`)
    .join(', ');
