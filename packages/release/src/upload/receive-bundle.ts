import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { uploadedRelease } from '@xana/contracts/releases/desk';
import type * as z from 'zod/mini';
import type { Caller } from '../access/read-token.ts';
import { acceptAttestation } from '../attestation/accept-attestation.ts';
import { checkAgainst, type Publication, storeOnly } from '../commands/publish.ts';
import { prepareStore, type Site } from '../commands/run-command.ts';
import { PreflightError } from '../commands/switch-release.ts';
import { releaseReader } from '../health/last-known-good.ts';
import { splitByOrigin } from '../page/assemble-page.ts';
import { checkSwitch } from '../preflight/check-switch.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { copyRegistry } from '../registry/registry-copy.ts';
import { applyChange } from '../registry/registry-state.ts';
import { readLog, wasActive } from '../registry/release-log.ts';
import { changeStore } from '../upstream/upstream.ts';
import { type Bundle, unpackBundle } from './bundle.ts';

interface Upload {
  name: string;
  bundle: Bundle;
  /** Was authorized to publish the microfrontend. */
  caller: Caller;
  /** A program publishes it: a version that is taken gets the hash as build metadata. */
  isAutomatic: boolean;
}

/**
 * Stores an uploaded build as a release, after the checks of `release publish`. It becomes active by a promotion or as a candidate, so that
 * another role decides about that.
 *
 * @returns its id, and whether the store did not have it
 * @throws Error with every problem; nothing is stored then
 */
export async function receiveBundle(site: Site, upload: Upload): Promise<z.output<typeof uploadedRelease>> {
  return await changeStore(site.store, async (store) => await storeBundle({ ...site, store }, upload));
}

async function storeBundle(
  { store, settings, attestations }: Site,
  { name, bundle, caller, isAutomatic }: Upload,
): Promise<z.output<typeof uploadedRelease>> {
  await prepareStore(store);
  return withPublication({ name, bundle, caller, isAutomatic }, (publication) => {
    const { source: origin } = publication;
    const attestation = acceptAttestation({ store, attestations }, publication, caller);
    const source = origin && attestation ? { ...origin, attestation } : origin;
    const stored = storeOnly(store, { ...publication, ...(source ? { source } : {}) });
    assertCouldBeActive({ store, settings }, name, stored);
    const { version, source: kept } = store.record(name, stored.id);
    return {
      id: stored.id,
      version,
      isNew: stored.isNew,
      isAttested: kept?.attestation !== undefined,
      wasActive: wasActive(readLog(store), name, stored.id),
    };
  });
}

/** Checks an uploaded build with the active releases, and stores nothing. @throws Error with every problem */
export async function checkBundle({ store, settings }: Site, upload: Upload): Promise<void> {
  await prepareStore(store);
  const problems = withPublication(upload, (publication) => checkAgainst(copyRegistry(store), settings(), publication));
  if (problems.length > 0)
    throw new PreflightError(`${upload.name} would not be released:\n- ${problems.join('\n- ')}`);
}

/** Unpacks a build for the time of a call. @throws Error when it is one of another microfrontend */
function withPublication<Result>(
  { name, bundle, caller, isAutomatic }: Upload,
  use: (publication: Publication) => Result,
): Result {
  const { files: _, formatVersion: _version, commit, kit, operations, provides, uses, provided, ...build } = bundle;
  if (build.kind !== (name === 'shell' ? 'shell' : 'remote') || (build.contributions?.name ?? 'shell') !== name)
    throw new Error(`The build is one of ${build.contributions?.name ?? 'the shell'}, not of ${name}.`);
  const buildDirectory = mkdtempSync(join(tmpdir(), 'xana-upload-'));
  try {
    unpackBundle(bundle, buildDirectory);
    const { provenance } = caller;
    return use({
      ...build,
      operations,
      provides,
      uses,
      provided,
      name,
      buildDirectory,
      source: {
        commit,
        builder: caller.subject,
        ...(kit ? { kit } : {}),
        ...(provenance ? { provenance } : {}),
      },
      actor: caller.subject,
      reason: 'an upload',
      isHeld: true,
      isAutomatic,
    });
  } finally {
    rmSync(buildDirectory, { recursive: true, force: true });
  }
}

/** A release that the page could not work with is not kept. */
function assertCouldBeActive(
  { store, settings }: Site,
  name: string,
  { id, isNew }: { id: string; isNew: boolean },
): void {
  const before = readRegistry(store);
  const after = applyChange(before, { verb: 'publish', name, to: id, actor: 'upload', reason: 'an upload' });
  const { shown, absent } = splitByOrigin(after, settings());
  const problems = absent.includes(name)
    ? [`The page settings have no origin for ${name}: a deployment adds it.`]
    : checkSwitch({ name, before, after: shown }, releaseReader(store));
  if (problems.length === 0) return;
  if (isNew) store.remove(name, id);
  throw new PreflightError(`${name} was not published:\n- ${problems.join('\n- ')}`);
}
