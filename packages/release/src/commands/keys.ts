import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { commitEntry } from '../registry/commit-change.ts';
import { changeRegistry, completeInterrupted } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { assertTrusted } from '../trust/assert-trusted.ts';
import { ROLES, type RoleName, replaceKeys } from '../trust/change-root.ts';
import { describeKey } from '../trust/describe-key.ts';
import { initializeTrust } from '../trust/initialize.ts';
import { createKeyFiles, rootFileOf, teamKeysOf } from '../trust/key-files.ts';
import { keysTable } from '../trust/keys-table.ts';
import { metadataFolderOf } from '../trust/metadata-files.ts';
import { readCurrent } from '../trust/read-current.ts';
import { changeTeams, describeGrant, teamKeysIn } from '../trust/teams.ts';
import { signReleases } from '../trust/vouch-for-release.ts';
import type { Command, Invocation, Outcome } from './command.ts';

export const keysCommand: Command = {
  usage: [
    'keys [<action>]',
    'who may sign what, and until when. Actions: create <folder>: private keys and the root;',
    'init: sign the registry of a store from now on; grant <name> <public key>,',
    'revoke <name> <key id>: keys of a team; sign <name>: the list of its releases again;',
    'rotate <role> <public key>… [--threshold <n>]: keys of root, targets, snapshot, timestamp',
  ],
  options: { threshold: { type: 'string' } },
  worksOnDamagedStore: true,
  needs: 'admin',
  isForMachine: true,
  async run(invocation) {
    const { name: action = 'list', store } = invocation;
    const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!act) throw new Error(`There is no "keys ${action}". Use one of: ${Object.keys(ACTIONS).join(', ')}.`);
    completeInterrupted(store);
    if (!BEFORE_METADATA.includes(action)) await assertTrusted(store);
    return act(invocation);
  },
};

/** What is done before there is anything to verify. */
const BEFORE_METADATA = ['create', 'init'];

const ACTIONS: Readonly<Record<string, (invocation: Invocation) => Outcome>> = {
  list: ({ store }) => describeKeys(store),
  create({ settings, release: folder }) {
    if (!folder) throw new Error('Name a folder outside of the release store: release keys create <folder>');
    createKeyFiles(folder, Object.keys(settings().origins));
    const root = rootFileOf(folder);
    const text = `${folder} has the private keys and the root. Readers need RELEASE_ROOT=${root}.`;
    return { data: { folder, root }, text };
  },
  init({ store, actor, text }) {
    const folder = process.env.RELEASE_KEY ?? '';
    if (!folder || !statSync(folder).isDirectory() || !store.keys.trust)
      throw new Error('Set RELEASE_KEY to the folder of `keys create`, RELEASE_ROOT and TRUST_DIRECTORY.');
    const author = { actor: actor(), reason: text('reason') ?? 'begin the metadata' };
    const isNew = initializeTrust(store, store.keys.trust.root, teamKeysOf(folder), author);
    return {
      data: { isNew },
      text: isNew ? 'The store has metadata from now on.' : 'The store has metadata already.',
    };
  },
  grant(invocation) {
    const { name, file } = teamArguments(invocation, 'a file with its public key');
    const keys = [...teamKeysIn(invocation.store, name), ...readPublicKeys([file])];
    return change(invocation, name, keys);
  },
  revoke(invocation) {
    const { name, file: wanted } = teamArguments(invocation, 'the first digits of the id of its key');
    const before = teamKeysIn(invocation.store, name);
    const keys = before.filter((key) => !keyStartsWith(key, wanted));
    if (keys.length === before.length) throw new Error(`${name} has no key ${wanted}: see release keys`);
    if (keys.length < before.length - 1)
      throw new Error(`Several keys of ${name} start with ${wanted}: write more digits.`);
    return change(invocation, name, keys);
  },
  sign({ store, release: name, more }) {
    if (!name) throw new Error('Name a microfrontend: release keys sign mfe-store');
    const ids = store.withLock(() => signReleases(store, name, more));
    return { data: { name, releases: ids }, text: `${name}: the list of ${ids.length} releases was signed.` };
  },
  rotate(invocation) {
    const { store, release: role, more } = invocation;
    if (!isRole(role) || more.length === 0) throw new Error(`release keys rotate <${ROLES.join('|')}> <public key>…`);
    rotate(invocation, role, readPublicKeys(more), readThreshold(invocation, more.length));
    const text = `${role} has ${more.length} new keys. Readers follow automatically; remove the old private keys.`;
    return { ...describeKeys(store), text };
  },
};

function teamArguments({ release: name, more: [file] }: Invocation, what: string): { name: string; file: string } {
  if (!name || !file)
    throw new Error(`Name a microfrontend and ${what}: release keys grant mfe-store mfe-store.pub.pem`);
  return { name, file };
}

/** Changes the keys of a team. The list of its releases counts only while one of its keys has signed it. */
function change(invocation: Invocation, name: string, keys: readonly KeyObject[]): Outcome {
  const { store, actor, reason } = invocation;
  const details = [describeGrant(name, keys)];
  changeTeams(store, { grants: [{ name, keys }], actor: actor(), reason: reason(), details });
  return describeKeys(store);
}

function describeKeys(store: ReleaseStore): Outcome {
  const { rows, text } = keysTable(store);
  return { data: rows, text };
}

function rotate(invocation: Invocation, role: RoleName, keys: readonly KeyObject[], threshold: number): void {
  const { store } = invocation;
  const author = { actor: invocation.actor(), reason: invocation.reason() };
  changeRegistry(store, () => {
    const registry = readRegistry(store);
    const { root } = readCurrent(metadataFolderOf(store.directory));
    const next = { ...registry, revision: registry.revision + 1 };
    const details = [describeGrant(role, keys)];
    const entry = { verb: 'keys' as const, ...author, details, page: null };
    commitEntry(store, next, entry, { root: replaceKeys(root, role, keys, threshold) });
  });
}

/** How many of the new keys must sign. @throws Error when it is not a number of them */
function readThreshold({ text }: Invocation, count: number): number {
  const threshold = Number(text('threshold') ?? 1);
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > count)
    throw new Error(`--threshold must be a whole number from 1 to ${count}, the number of keys.`);
  return threshold;
}

const isRole = (role: string | undefined): role is RoleName => ROLES.some((each) => each === role);

const readPublicKeys = (files: readonly string[]): KeyObject[] =>
  files.map((file) => {
    const key = createPublicKey(readFileSync(file));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} must contain an Ed25519 key in PEM format.`);
    return key;
  });

const keyStartsWith = (key: KeyObject, start: string): boolean => describeKey(key).id.startsWith(start);
