import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkChangelog } from './changelogs.ts';
import { ROOT } from './repository-files.ts';

const microfrontends = readdirSync(ROOT).filter(
  (name) => name === 'shell' || existsSync(join(ROOT, name, 'remote.config.ts')),
);

describe('changelogs', () => {
  it.each(microfrontends)('%s has an entry for its version', (name) => {
    const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as { version: string };
    expect(checkChangelog(readFileSync(join(ROOT, name, 'CHANGELOG.md'), 'utf8'), version)).toEqual([]);
  });

  it.each([
    ['another version', '## [1.0.0] - 2026-01-01', ['package.json has version 1.1.0, and the newest entry 1.0.0']],
    ['no date', '## [1.1.0]', ['the heading of 1.1.0 must read "## [<version>] - <YYYY-MM-DD>"']],
    ['wrong order', '## [1.1.0] - 2026-01-01\n## [1.2.0] - 2026-01-02', ['1.2.0 must stand above older versions']],
    [
      'a section of its own',
      '## [1.1.0] - 2026-01-01\n### News',
      ['"News" must be one of Added, Changed, Deprecated, Removed, Fixed, Security'],
    ],
  ])('rejects an entry with %s', (_what, changelog, problems) => {
    expect(checkChangelog(changelog, '1.1.0')).toEqual(problems);
  });
});
