import * as z from '@xana/contracts/schema';

/** Why an override was not applied. */
const overrideProblem = z.enum(['UNKNOWN_REMOTE', 'INVALID_URL', 'UNLISTED_ORIGIN', 'REPEATED_NAME']);

/**
 * Content of `<script type="application/json" id="xana-developer">`, which only the page of a developer has: the remotes whose
 * code comes from another URL than the active release.
 */
export const developerPage = z.object({
  overrides: z.array(z.object({ name: z.string(), url: z.string() })),
  problems: z.array(z.object({ code: overrideProblem, name: z.string(), url: z.string() })),
  /** Origins that an override may come from. */
  overrideOrigins: z.array(z.string()),
});

export type DeveloperPage = z.output<typeof developerPage>;
export type Override = DeveloperPage['overrides'][number];
export type OverrideProblem = z.output<typeof overrideProblem>;

/** Names the developer page in the query; with a remote's name behind it, an override: `?mfe.store=<url>`. */
export const OVERRIDE_PARAMETER = 'mfe';

/** `store` and `mfe-store` name the same remote. */
export function remoteNameOf(name: string): string {
  return name.startsWith('mfe-') ? name : `mfe-${name}`;
}

const MAX_URL_LENGTH = 500;

/**
 * Checks the URL of an override: a module (`….mjs`) is the entry of the remote; every other URL is its manifest, or the folder
 * of `mf-manifest.json`.
 */
export function checkOverrideUrl(url: string, overrideOrigins: readonly string[]): OverrideProblem | null {
  const parsed = url.length <= MAX_URL_LENGTH && URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password || parsed.hash)
    return 'INVALID_URL';
  return overrideOrigins.includes(parsed.origin) ? null : 'UNLISTED_ORIGIN';
}
