import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@xana/release/integrity';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { AttestationTrust } from '../../release/src/access/identity-settings.ts';
import { grantRoles, person } from '../../release/src/access/test-callers.ts';
import { listenTestApi } from '../../release/src/api/test-api.ts';
import {
  COMMIT,
  createSigstore,
  REPOSITORY,
  workflowCallers,
} from '../../release/src/attestation/test-attestations.ts';
import { CONTRIBUTIONS, createShellFixture, SETTINGS } from '../../release/src/test-releases.ts';
import { bundleReleaseCommand } from '../release-command.mjs';
import { readReleaseCommands } from './test-how-to.ts';
import { ROOT } from './topology.ts';

const NAME = 'mfe-store';
/** What a trial leaves in the store; `releases/upload.e2e.ts` runs a real one. */
const TRIAL = `
  const [folder, name, id] = process.argv.slice(1);
  require('fs').mkdirSync(folder + '/trials/' + name, { recursive: true });
  require('fs').writeFileSync(folder + '/trials/' + name + '/' + id + '.json', '{}');`;

/** A store with mfe-store 1.0.0 behind a release server. */
async function createEnvironment(attestations?: AttestationTrust) {
  const site = createShellFixture();
  site.remote('one');
  grantRoles(site.store, person('aya'));
  const { url } = await listenTestApi(site.store, {
    identity: workflowCallers,
    attestations,
    trialCommand: [process.execPath, '-e', TRIAL, site.store.directory],
  });
  const active = () => site.store.record(NAME, site.active(NAME) ?? '');
  return { ...site, url, active };
}

/** A folder of a team, with the build of another tool in `dist`. */
function createRepository(): string {
  const folder = createTempDirectory('repository');
  const files = {
    'remoteEntry.mjs': 'entry',
    'main.mjs': 'new prices',
    'modules.json': '{"main":["main.mjs"]}',
    'operations.json': '[]',
    'uses.json': '{}',
    'remote.json': JSON.stringify({ version: '2.0.0', contributions: CONTRIBUTIONS }),
  };
  mkdirSync(join(folder, 'dist'));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, 'dist', file), content);
  writeFileSync(join(folder, 'page-settings.json'), JSON.stringify(SETTINGS));
  return folder;
}

async function type(line: string, folder: string, environment: Record<string, string>) {
  const loader = `file://${join(import.meta.dirname, '../node_modules/tsx/dist/loader.mjs')}`;
  const fromSources = `${process.execPath} --import ${loader} ${join(import.meta.dirname, 'release.ts')}`;
  const command = line.includes('release -- publish') ? fromSources : await bundleReleaseCommand();
  const child = spawn('sh', ['-c', line.replace('npm run release --', command)], {
    env: { PATH: process.env.PATH, PAGE_SETTINGS: join(folder, 'page-settings.json'), ...environment },
    cwd: folder,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, output };
}

/** The line of the handbook with a verb, for a remote that the store has. The journey of another repository types the others. */
const readCommand = (verb: string): string =>
  readReleaseCommands('ship-from-another-repository.md')
    .filter((line) => line.includes(`-- ${verb} `))
    .map((line) => line.replaceAll('mfe-daily', NAME))
    .join();

it('[MF-03] how-to/ship-from-another-repository.md grants, publishes and promotes from staging', async () => {
  const [staging, production] = [await createEnvironment(), await createEnvironment()];
  const folder = createRepository();
  const [grant = '', publish = '', promote = ''] = ['grant', 'publish', 'promote'].map(readCommand);
  const RELEASE_STORE = staging.store.directory;
  expect(await type(grant, folder, { RELEASE_STORE })).toMatchObject({ status: 0 });

  const workflow = { RELEASE_TOKEN: 'repo:xana/mfe-store:ref:refs/heads/main' };
  const toStaging = publish.replace('https://releases.xana.example', staging.url);
  expect(await type(toStaging, folder, { RELEASE_TOKEN: 'repo:xana/mfe-chat:ref:refs/heads/main' })).toMatchObject({
    status: 1,
    output: expect.stringContaining('needs the role "publish" for mfe-store'),
  });
  expect(await type(toStaging, folder, workflow)).toMatchObject({ status: 0 });
  expect(staging.active()).toMatchObject({ version: '2.0.0', source: { builder: workflow.RELEASE_TOKEN } });

  const between = promote
    .replace('https://releases.staging.xana.example', staging.url)
    .replace('https://releases.xana.example', production.url);
  expect(await type(between, folder, { RELEASE_TOKEN: 'aya' })).toMatchObject({ status: 0 });
  expect(production.active().id).toBe(staging.active().id);
});

it('[MF-03] how-to/ship-from-another-repository.md proves where a build comes from', async () => {
  const { trust, attest } = await createSigstore();
  const [staging, production] = [await createEnvironment(trust), await createEnvironment(trust)];
  const folder = createRepository();
  const page = readFileSync(join(ROOT, 'packages/handbook/how-to/ship-from-another-repository.md'), 'utf8');
  const [digest = '', publish = ''] = [...page.matchAll(/- run: (npm run release .*)/g)].map(([, line = '']) => line);
  const [grant = '', demand = '', promote = ''] = ['grant', 'attestations', 'promote'].map(readCommand);
  await type(grant, folder, { RELEASE_STORE: staging.store.directory });

  const { output } = await type(digest, folder, {});
  const described = sha256(readFileSync(join(folder, 'build.json')));
  expect(output.trim()).toBe(`sha256:${described}`);
  writeFileSync(join(folder, 'attestation.json'), `${JSON.stringify(await attest(described))}\n`);
  // A repository of its own has the bundled command alone.
  const upload = publish
    .replace('npm run release --', await bundleReleaseCommand())
    .replace(/\$\{\{.*\}\}/, 'attestation.json')
    .replace('https://releases.xana.example', staging.url);
  expect(await type(upload, folder, { RELEASE_TOKEN: `repo:${REPOSITORY}:ref:refs/heads/main` })).toMatchObject({
    status: 0,
    output: expect.stringContaining('was stored, with an attestation of its build'),
  });
  expect(staging.active()).toMatchObject({
    version: '2.0.0',
    source: { attestation: { repository: REPOSITORY, commit: COMMIT } },
  });

  const between = promote
    .replace('https://releases.staging.xana.example', staging.url)
    .replace('https://releases.xana.example', production.url);
  expect(await type(between, folder, { RELEASE_TOKEN: 'aya' })).toMatchObject({
    status: 1,
    output: expect.stringContaining('no repository is named for mfe-store'),
  });
  expect(await type(demand, folder, { RELEASE_STORE: production.store.directory })).toMatchObject({ status: 0 });
  expect(await type(between, folder, { RELEASE_TOKEN: 'aya' })).toMatchObject({ status: 0 });
  expect(production.active().source?.attestation).toEqual(staging.active().source?.attestation);
});
