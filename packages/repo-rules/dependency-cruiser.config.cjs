const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const table = require('./who-may-import-whom.json');

const root = join(__dirname, '../..');
const isMicrofrontend = (name) => name === 'shell' || name.startsWith('mfe-');
const projects = [...readdirSync(root).filter(isMicrofrontend), ...readdirSync(join(root, 'packages'))];
const folderOf = (name) => (isMicrofrontend(name) ? `^${name}/` : `^packages/${name}/`);
// Tests and files that only tests import, such as `test-server.ts`.
const TEST = '(\\.(test|types\\.test)\\.tsx?|/test-[a-z-]+\\.tsx?)$|^packages/platform-api/test/';

/** Libraries that a remote reaches only through the facades that the shell shares. */
const BEHIND_FACADES = [
  'jotai',
  'i18next',
  'react-i18next',
  'react-router-dom',
  'react-router',
  '@tanstack/react-query',
  'ky',
  'zod',
  'react-aria-components',
];

/** Folders that are loaded once per page, with the main entry of remote-kit. */
const SHARED_REMOTE_KIT = 'context|lifecycle|member-action|routing|server-data|slots';

const PLATFORM = '^packages/platform-api/src/';
/** Where SQL is written (decision 0028). Seeds fill tables. */
const SQL_FOLDERS = ['database', 'migrations', 'seeds'].map((name) => `${PLATFORM}${name}/`);

/** The floors of the platform above `database/`, from the lowest (handbook/architecture.md). A floor imports no higher one. */
const FLOORS = [
  ['authentication', 'config', 'gateways', 'limits'],
  ['http', 'media', 'tracing'],
  ['operations'],
  ['jobs', 'moderation', 'official', 'push', 'realtime'],
  ['operator', 'seeds'],
];
/** Carries the current span, and imports nothing of the platform. */
const CURRENT_SPAN = `${PLATFORM}tracing/(current-span|in-step).ts`;
const foldersOf = (floors) => `${PLATFORM}(${floors.flat().join('|')})/`;
const betweenFloors = FLOORS.slice(0, -1).map((floor, index) => ({
  name: `${floor.join(', ')} import no higher floor`,
  severity: 'error',
  from: { path: foldersOf([floor]), pathNot: TEST },
  to: { path: foldersOf(FLOORS.slice(index + 1)), pathNot: CURRENT_SPAN },
}));

const betweenProjects = Object.entries(table)
  .filter(([name]) => name !== '//')
  .flatMap(([name, allowed]) =>
    projects
      .filter((project) => (name === 'mfe-*' ? project.startsWith('mfe-') : project === name))
      .map((project) => ({
        name: `${project} imports only what the table allows`,
        severity: 'error',
        from: { path: folderOf(project), pathNot: TEST },
        to: {
          path: `^(shell|mfe-[a-z0-9-]+|packages/[a-z0-9-]+)/`,
          pathNot: [project, ...allowed].map(folderOf).concat('node_modules'),
        },
      })),
  );

module.exports = {
  forbidden: [
    ...betweenProjects,
    ...betweenFloors,
    {
      name: 'the platform imports no file of its tests',
      severity: 'error',
      from: { path: PLATFORM, pathNot: TEST },
      to: { path: '^packages/platform-api/test/' },
    },
    {
      name: 'a remote reaches libraries through the facades',
      severity: 'error',
      from: { path: '^mfe-[a-z0-9-]+/src', pathNot: TEST },
      to: { path: BEHIND_FACADES.map((name) => `(node_modules/${name}/|^${name}$)`) },
    },
    {
      name: 'contracts are written with @xana/contracts/schema',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: '^packages/contracts/src/(schema|http/describe)\\.ts$' },
      to: { path: '(node_modules/zod/|^zod)' },
    },
    {
      name: 'no file imports an entry that the shell loads',
      severity: 'error',
      from: { path: '^mfe-[a-z0-9-]+/src', pathNot: '/src/entry/' },
      to: { path: '/src/entry/' },
    },
    {
      // Each remote bundles it. A relative import would bundle a second React context, which nothing provides.
      name: 'an entry of its own reaches the shared remote-kit by name',
      severity: 'error',
      from: {
        path: '^packages/remote-kit/src/',
        pathNot: [TEST, `^packages/remote-kit/src/(${SHARED_REMOTE_KIT}|config|fake-shell|remote-kit\\.ts)`],
      },
      to: { path: `^packages/remote-kit/src/(${SHARED_REMOTE_KIT})/` },
    },
    {
      name: 'a screen never imports another screen',
      severity: 'error',
      from: { path: '^(mfe-[a-z0-9-]+)/src/screens/([^/]+)/' },
      to: { path: '^$1/src/screens/', pathNot: '^$1/src/screens/$2/' },
    },
    {
      name: 'only database/ imports the query builder',
      severity: 'error',
      from: {
        path: PLATFORM,
        pathNot: [TEST, ...SQL_FOLDERS],
      },
      to: { path: ['kysely', 'pg'].map((name) => `(node_modules/${name}/|^${name}$)`) },
    },
    {
      name: 'database/ imports nothing above it',
      severity: 'error',
      from: { path: `${PLATFORM}database/`, pathNot: TEST },
      // `package-file.ts` knows where the package lies, and imports nothing.
      to: { path: PLATFORM, pathNot: [`${PLATFORM}((database|migrations)/|package-file.ts)`, CURRENT_SPAN] },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|agreed|template)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
