import { defineConfig } from '@playwright/test';
import { REQUIREMENT_AREAS } from './site/requirements-of-remotes.ts';
import { settings } from './site/settings.ts';

/** The folder of this run's results: several runs may be under way at the same time. */
const results = process.env.XANA_TEST_RESULTS ?? 'results';

/** The whole matrix runs in `npm run test:full` and for chosen files. */
const core = process.env.XANA_JOURNEYS === 'core' ? { grepInvert: /@full/ } : {};

export default defineConfig({
  ...settings,
  testDir: '.',
  outputDir: results,
  globalSetup: './site/start-test-site.ts',
  // Each worker has a site of its own, because some journeys roll its releases back and forth.
  workers: Number(process.env.XANA_TEST_SITES ?? 1),
  projects: projectsOf(process.env.XANA_JOURNEYS_OF),
  reporter: [['./site/progress-reporter.ts'], ['json', { outputFile: `${results}/journeys.json` }]],
});

/** @param name the microfrontend whose journeys run, for example mfe-store; default: all */
function projectsOf(name: string | undefined) {
  const site = '{auth,chat,profile,shell,spaces,store,resilience,hostile,federation,other-repository}/**/*.e2e.ts';
  // They build and add remotes in the folder that all sites are built from, so one runs at a time. First, because they are long.
  const releases = { name: 'releases', testMatch: 'releases/**/*.e2e.ts', workers: 1 };
  if (!name)
    return [
      { ...releases, ...core },
      { name: 'site', testMatch: site, ...core },
    ];
  const folder = `${name.replace('mfe-', '')}/**/*.e2e.ts`;
  const own = { name, testMatch: folder, ...core };
  // What the shell does with releases, good and bad, is the subject of whole folders.
  if (name === 'shell')
    return [releases, { name: 'faults', testMatch: '{resilience,hostile,federation}/**/*.e2e.ts' }, own];
  const areas = REQUIREMENT_AREAS[name];
  if (!areas) return [own];
  const grep = new RegExp(`\\[(${areas.join('|')})-`);
  return [own, { name: `requirements of ${name}`, testMatch: site, testIgnore: folder, grep, ...core }];
}
