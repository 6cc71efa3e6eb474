import { bundleOf } from '@xana/release/bundle';
import { callServer } from '@xana/release/call-server';
import type { Publication } from '@xana/release/publish';
import { findToken } from '@xana/release/stored-token';
import { tryRelease, uploadRelease } from '@xana/release/upload-release';

interface Decision {
  reason: string;
  /** Stores it without activating it. */
  isHeld: boolean;
  /** For CI: a version that is taken gets the hash, and a release that was active before stays as it is, also after a rollback. */
  isAutomatic: boolean;
  isUnchecked: boolean;
  print(text: string): void;
}

/** Publishes a build at a release server: upload, trial in the server's browser, promotion. Each needs the role for it. */
export async function publishAtServer(
  url: string,
  publication: Publication,
  { reason, isHeld, isAutomatic, isUnchecked, print }: Decision,
): Promise<void> {
  const server = { url, token: await findToken(url) };
  const { name } = publication;
  const { id, version, isNew, wasActive } = await uploadRelease(server, name, bundleOf(publication), isAutomatic);
  print(`${name} ${version} (${id}) ${isNew ? 'was stored' : 'is stored already'}.`);
  if (isHeld || (isAutomatic && wasActive)) return;
  if (!isUnchecked) print(await tryRelease(server, name, id));
  const options = { to: id, reason, ...(isUnchecked ? { 'skip-check': true } : {}) };
  print((await callServer(server, { verb: 'promote', args: [name], options })).text);
}
