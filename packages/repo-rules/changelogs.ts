/** `## [1.2.0] - 2026-11-22`, of https://keepachangelog.com/en/1.1.0/ */
const HEADING = /^## \[(.+?)\](?: - (\S+))?$/gm;
const SECTION = /^### (.*)$/gm;
const SECTIONS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** @returns what is wrong with a `CHANGELOG.md`, as sentences; empty when nothing is */
export function checkChangelog(changelog: string, version: string): string[] {
  const headings = [...changelog.matchAll(HEADING)].map(([, name = '', date]) => ({ name, date }));
  const released = headings.filter(({ name }) => name !== 'Unreleased');
  const sections = [...changelog.matchAll(SECTION)].map(([, name = '']) => name);
  return [
    ...(released[0]?.name === version
      ? []
      : [`package.json has version ${version}, and the newest entry ${released[0]?.name}`]),
    ...released
      .filter(({ name, date = '' }) => !/^\d+\.\d+\.\d+$/.test(name) || !/^\d{4}-\d\d-\d\d$/.test(date))
      .map(({ name }) => `the heading of ${name} must read "## [<version>] - <YYYY-MM-DD>"`),
    ...released
      .filter(({ name }, index) => index > 0 && !isNewer(released[index - 1]?.name ?? '', name))
      .map(({ name }) => `${name} must stand above older versions`),
    ...sections
      .filter((name) => !SECTIONS.includes(name))
      .map((name) => `"${name}" must be one of ${SECTIONS.join(', ')}`),
  ];
}

function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const index = left?.findIndex((number, position) => number !== right?.[position]) ?? -1;
  return index >= 0 && Number(left?.[index]) > Number(right?.[index]);
}
