import {
  checkOverrideUrl,
  type DeveloperPage,
  OVERRIDE_PARAMETER,
  remoteNameOf,
} from '@xana/contracts/releases/developer-page';

/** A remote that is not on the page yet: its team develops it before the first release. Events of these owners are the shell's own. */
const NEW_REMOTE = /^mfe-(?!(?:shell|session)$)[a-z][a-z0-9-]*$/;

/**
 * Reads the overrides of a page from its query: `?mfe.store=<url>&mfe.chat=<url>`, or `?mfe` for the panel without an override.
 *
 * @param remotes the remotes of the page; an override with another name adds a remote
 * @returns null when the query does not ask for the developer page
 */
export function readOverrides(
  query: URLSearchParams,
  remotes: readonly string[],
  overrideOrigins: readonly string[],
): DeveloperPage | null {
  const prefix = `${OVERRIDE_PARAMETER}.`;
  const asked = [...query].filter(([key]) => key.startsWith(prefix));
  if (asked.length === 0 && !query.has(OVERRIDE_PARAMETER)) return null;
  const page: DeveloperPage = { overrides: [], problems: [], overrideOrigins: [...overrideOrigins] };
  for (const [key, url] of asked) {
    const name = remoteNameOf(key.slice(prefix.length));
    const code = !(remotes.includes(name) || NEW_REMOTE.test(name))
      ? 'UNKNOWN_REMOTE'
      : page.overrides.some((override) => override.name === name)
        ? 'REPEATED_NAME'
        : checkOverrideUrl(url, overrideOrigins);
    if (code) page.problems.push({ code, name, url });
    else page.overrides.push({ name, url: new URL(url).href });
  }
  return page;
}
