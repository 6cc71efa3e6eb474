import type { PageSettings } from '@xana/release/page-settings';
import { noteTrial } from '@xana/release/passed-trials';
import { readRegistry } from '@xana/release/read-registry';
import { applyChange } from '@xana/release/registry-state';
import type { ReleaseStore } from '@xana/release/release-store';
import { checkInBrowser } from './check-in-browser.ts';

/**
 * Mounts a stored release on the page as it would be with it, and notes in the store when it passes.
 *
 * @returns a sentence for the release manager
 * @throws Error with every problem
 */
export async function checkCandidate(
  store: ReleaseStore,
  settings: PageSettings,
  name: string,
  id: string,
): Promise<string> {
  const before = readRegistry(store);
  if (!before.microfrontends.shell) return 'There is no page yet, so the release was not mounted.';
  const after = applyChange(before, { verb: 'publish', name, to: id, actor: 'check', reason: 'a trial' });
  const { problems, unseen } = await checkInBrowser({ store, settings, before, after, name });
  if (problems.length > 0) throw new Error(`${name}@${id} does not work on the page:\n- ${problems.join('\n- ')}`);
  noteTrial(store, name, id, before.revision);
  const rest = unseen.length > 0 ? ` Loaded and not mounted, because no page showed them: ${unseen.join(', ')}.` : '';
  return `${name}@${id} works on the page, in both languages.${rest}`;
}
