import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { assertTrusted } from '@xana/release/assert-trusted';
import { type Publishing, readBuildFolder } from '@xana/release/build-folder';
import { bundleOf } from '@xana/release/bundle';
import { type PageSettings, readPageSettings } from '@xana/release/page-settings';
import { checkAgainst, type Publication, publish, storeOnly } from '@xana/release/publish';
import { publishAtServer } from '@xana/release/publish-at-server';
import { readAttestation } from '@xana/release/read-attestation';
import { readRegistry } from '@xana/release/read-registry';
import { readRegistryCopy } from '@xana/release/registry-copy';
import type { ReleaseStore } from '@xana/release/release-store';
import { ConflictError } from '@xana/release/switch-release';
import { changeStore } from '@xana/release/upstream';
import { writeDigest } from '@xana/release/write-digest';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { checkCandidate } from './check-release/check-candidate.ts';
import { openStore, settingsFile, topology } from './open-store.ts';
import { readPublication } from './publish-microfrontend.ts';

const OPTIONS = {
  hold: { type: 'boolean' },
  'skip-check': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  against: { type: 'string' },
  build: { type: 'string' },
  automatic: { type: 'boolean' },
  reason: { type: 'string' },
  expect: { type: 'string' },
  json: { type: 'boolean' },
  url: { type: 'string' },
  output: { type: 'string' },
  attestation: { type: 'string' },
} as const;

/** What was typed after `release publish` or `release pack`. */
function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const settings = readPageSettings(settingsFile);
  const remotes = Object.keys(values.build ? settings.origins : topology.remotes).filter((each) => each !== 'shell');
  const known = values.build ? remotes : ['shell', ...remotes];
  const [name = ''] = positionals;
  if (!known.includes(name)) throw new Error(`Unknown microfrontend "${name}". Available: ${known.join(', ')}.`);
  return { name, values, settings };
}

type Values = ReturnType<typeof readArguments>['values'];

/** With --json, standard output contains only JSON. */
const printerOf =
  ({ json }: Values) =>
  (text: string): void =>
    json ? console.error(text) : console.log(text);

/** The build of a microfrontend: of its sources if they changed, or that of another tool. */
async function buildPublication(publishing: Publishing, values: Values): Promise<Publication> {
  if (values.build) return readBuildFolder(publishing, values.build);
  await buildMicrofrontends(topology, printerOf(values), { names: [publishing.name] });
  return await readPublication(publishing);
}

/** Writes the build of a microfrontend into one file, for an upload at the release desk. */
export async function packBuild(args: string[]): Promise<void> {
  const { name, values } = readArguments(args);
  const publication = await buildPublication({ name, actor: userInfo().username, reason: 'pack' }, values);
  const file = values.output ?? `${name}-${publication.version}.json`;
  writeFileSync(file, JSON.stringify(bundleOf(publication, readAttestation(values.attestation))));
  console.log(`${name} ${publication.version} was written to ${file}. Upload it at the release desk.`);
}

export async function printDigest(args: string[]): Promise<void> {
  const { name, values } = readArguments(args);
  const publication = await buildPublication({ name, actor: userInfo().username, reason: 'digest' }, values);
  console.log(writeDigest(publication, values.output));
}

/** Builds one microfrontend if it changed and publishes it; the others stay unchanged. */
export async function publishFromSources(args: string[]): Promise<void> {
  const { name, values, settings } = readArguments(args);
  const { reason } = values;
  if (!reason) throw new Error('A reason is required for the history: --reason "…"');
  const expectedRevision = values.expect === undefined ? undefined : Number(values.expect);
  if (Number.isNaN(expectedRevision))
    throw new Error('--expect must be a revision number, as printed by `release status`.');
  const isUnchecked = values['skip-check'] ?? false;
  const isHeld = values.hold ?? false;
  const publishing: Publishing = {
    name,
    actor: userInfo().username,
    reason: isUnchecked ? `${reason} (not checked in a browser)` : reason,
    isHeld,
    isAutomatic: values.automatic ?? false,
    onlyIfNew: values.automatic ?? false,
    expectedRevision,
  };
  const print = printerOf(values);
  if (values.url) {
    const publication = await buildPublication(publishing, values);
    return await publishAtServer(values.url, publication, {
      reason,
      isDryRun: values['dry-run'] ?? false,
      isHeld,
      isAutomatic: values.automatic ?? false,
      isUnchecked,
      attestation: readAttestation(values.attestation),
      print,
    });
  }
  if (values.attestation) throw new Error('Release servers verify attestations: name one with --url.');
  const store = await openStore();
  const decidedOn = readRegistry(store);
  const publication = { ...(await buildPublication(publishing, values)), decidedOn };
  if (values.against) {
    const problems = checkAgainst(readRegistryCopy(values.against), settings, publication);
    if (problems.length > 0) throw new Error(`${name} would not be released:\n- ${problems.join('\n- ')}`);
    return print(`${name} works with the releases of ${values.against}. Nothing was stored.`);
  }
  const { id, isNew } = await changeStore(store, async (own) => {
    await assertTrusted(own);
    return await publishChecked({ store: own, settings }, publication, isUnchecked ? undefined : print);
  });
  if (values.json) return console.log(JSON.stringify({ name, id, isNew, isHeld }, null, 2));
  const isActive = !isHeld && readRegistry(store).microfrontends[name]?.active === id;
  const state = isActive ? 'is active from the next page load on' : 'stays inactive until it is promoted';
  console.log(`${name} ${id} ${isNew ? 'was published and' : 'already existed and'} ${state}.`);
}

/**
 * Stores a build, tries it on the page and makes it active.
 *
 * @param print absent: it is not tried
 */
async function publishChecked(
  { store, settings }: { store: ReleaseStore; settings: PageSettings },
  publication: Publication,
  print: ((text: string) => void) | undefined,
): Promise<{ id: string; isNew: boolean }> {
  const { name } = publication;
  const { id, isNew, willActivate } = storeOnly(store, publication);
  try {
    if (willActivate && print) print(await checkCandidate(store, settings, name, id));
    if (willActivate) publish(store, settings, publication);
  } catch (error) {
    // A rejected release does not take its version.
    if (isNew && !(error instanceof ConflictError)) store.remove(name, id);
    throw error;
  }
  return { id, isNew };
}
