import { findToken } from '../access/stored-token.ts';
import { callServer } from '../api/call-server.ts';
import type { Publication } from '../commands/publish.ts';
import { bundleOf } from './bundle.ts';
import { checkAtServer, tryRelease, uploadRelease } from './upload-release.ts';

export interface Decision {
  reason: string;
  /** Checks it with the active releases of the page, and stores nothing. */
  isDryRun: boolean;
  /** Stores it without activating it. */
  isHeld: boolean;
  /** For CI: a version that is taken gets the hash, and a release that was active before stays as it is, also after a rollback. */
  isAutomatic: boolean;
  isUnchecked: boolean;
  /** The text of the attestation of the build, if it has one. */
  attestation: string | undefined;
  print(text: string): void;
}

/** Publishes a build at a release server: upload, trial in the server's browser, promotion. Each needs the role for it. */
export async function publishAtServer(
  url: string,
  publication: Publication,
  { reason, isDryRun, isHeld, isAutomatic, isUnchecked, attestation, print }: Decision,
): Promise<void> {
  const server = { url, token: await findToken(url) };
  const { name } = publication;
  if (isDryRun) {
    await checkAtServer(server, name, bundleOf(publication));
    return print(`${name} ${publication.version} works with the releases of ${url}. Nothing was stored.`);
  }
  const build = bundleOf(publication, attestation);
  const { id, version, isNew, isAttested, wasActive } = await uploadRelease(server, name, build, isAutomatic);
  const proof = isAttested ? ', with an attestation of its build' : '';
  print(`${name} ${version} (${id}) ${isNew ? 'was stored' : 'is stored already'}${proof}.`);
  if (isHeld || (isAutomatic && wasActive)) return;
  if (!isUnchecked) print(await tryRelease(server, name, id));
  const options = { to: id, reason, ...(isUnchecked ? { 'skip-check': true } : {}) };
  print((await callServer(server, { verb: 'promote', args: [name], options })).text);
}
