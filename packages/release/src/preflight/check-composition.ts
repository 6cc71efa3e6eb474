import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { GRANT_HOLDERS } from '@xana/contracts/remotes/grants';

/** What the page offers; a remote that needs another major is refused. */
const PROVIDED = { shell: 1, session: 1 };

/**
 * Whether these releases make one page that works, judged from their records alone.
 *
 * @returns what is wrong, in words for whoever releases; empty when nothing is
 */
export function checkComposition(releases: readonly ReleaseRecord[]): string[] {
  const problems: string[] = [];
  const pages = new Map<string, string>();
  const published = new Map<string, { by: string; major: number }>();
  for (const { name, contributions } of releases) {
    if (!contributions) continue;
    for (const { path } of contributions.pages) {
      const pattern = path.replace(/:[^/]+/g, ':');
      const other = pages.get(pattern);
      if (other) problems.push(`${name} and ${other} both bring the page ${path}.`);
      pages.set(pattern, name);
    }
    for (const [event, major] of Object.entries(contributions.events.publishes))
      published.set(event, { by: name, major });
    if (contributions.needs.shell !== PROVIDED.shell)
      problems.push(`${name} needs shell ${contributions.needs.shell}; this one is ${PROVIDED.shell}.`);
    if (contributions.needs.session !== PROVIDED.session)
      problems.push(`${name} needs session ${contributions.needs.session}; this one is ${PROVIDED.session}.`);
    for (const grant of contributions.grants) {
      const holders = GRANT_HOLDERS[grant];
      if (!holders.includes(name)) problems.push(`${name} may not have the grant ${grant}; ${holders.join(', ')} may.`);
    }
  }
  for (const { name, contributions } of releases) {
    for (const [event, major] of Object.entries(contributions?.events.consumes ?? {})) {
      const source = published.get(event);
      if (source && source.major < major)
        problems.push(`${name} hears ${event} ${major}, but ${source.by} publishes ${source.major}.`);
    }
  }
  return problems;
}
