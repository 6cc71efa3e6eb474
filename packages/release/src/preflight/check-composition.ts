import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { GRANT_HOLDERS, isGrant } from '@xana/contracts/remotes/grants';

/** The interface majors of this shell. A remote that needs another major is rejected. */
const SHELL_MAJORS = { shell: 1, session: 1 };

/**
 * Whether these releases work together on one page, read from their records.
 *
 * @returns the problems as sentences for the release manager; empty when there are none
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
      if (other) problems.push(`${name} and ${other} both contribute the page ${path}.`);
      pages.set(pattern, name);
    }
    for (const [event, major] of Object.entries(contributions.events.publishes))
      published.set(event, { by: name, major });
    if (contributions.needs.shell !== SHELL_MAJORS.shell)
      problems.push(`${name} needs shell ${contributions.needs.shell}; the page has shell ${SHELL_MAJORS.shell}.`);
    if (contributions.needs.session !== SHELL_MAJORS.session)
      problems.push(
        `${name} needs session ${contributions.needs.session}; the page has session ${SHELL_MAJORS.session}.`,
      );
    for (const grant of contributions.grants) {
      const holders = isGrant(grant) ? GRANT_HOLDERS[grant] : [];
      if (!isGrant(grant)) problems.push(`${name} has the grant ${grant}, which does not exist.`);
      else if (!holders.includes(name))
        problems.push(`${name} must not have the grant ${grant}; only ${holders.join(', ')} may.`);
    }
  }
  for (const { name, contributions } of releases) {
    for (const [event, major] of Object.entries(contributions?.events.consumes ?? {})) {
      const source = published.get(event);
      if (source && source.major < major)
        problems.push(`${name} consumes ${event} ${major}, but ${source.by} publishes ${source.major}.`);
    }
  }
  return problems;
}
