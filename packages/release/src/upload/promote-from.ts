import { callServer, type ReleaseServer } from '../api/call-server.ts';
import type { Outcome } from '../commands/command.ts';
import { downloadBundle, tryRelease, uploadRelease } from './upload-release.ts';

interface PromoteFrom {
  name: string;
  from: ReleaseServer;
  /** The environment in which it becomes active. */
  to: ReleaseServer;
  /** A version or an id in the first environment. Default: its active release. */
  release?: string | undefined;
  reason: string;
  /** Does not mount it on the page of the second environment first. */
  isUnchecked: boolean;
  print(text: string): void;
}

/**
 * Makes a release of one environment active in another: the same bytes with the same id, checked against the page there. It is built once.
 *
 * @throws Error with every problem; the page of the second environment stays as it is then
 */
export async function promoteFrom({
  name,
  from,
  to,
  release = 'active',
  reason,
  isUnchecked,
  print,
}: PromoteFrom): Promise<Outcome> {
  const { id, version, isNew } = await uploadRelease(to, name, await downloadBundle(from, name, release));
  print(`${name} ${version} (${id}) ${isNew ? 'was stored' : 'is stored already'} at ${to.url}.`);
  if (!isUnchecked) print(await tryRelease(to, name, id));
  const options = { to: id, reason: `${reason} (from ${from.url})`, ...(isUnchecked ? { 'skip-check': true } : {}) };
  return await callServer(to, { verb: 'promote', args: [name], options });
}
