import type { PageSettings } from '../page/page-settings.ts';
import { readRecord } from '../registry/read-records.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type RegistryState, stateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { authorOf, type ChangeRequest, type Command } from './command.ts';
import { switchRelease } from './switch-release.ts';

interface RetireRequest extends ChangeRequest {
  /** Retires the remote although others consume its events. */
  isForced?: boolean;
}

export const retireCommand: Command = {
  usage: [
    'retire <name> [--force] --reason "…"',
    'take a remote out of the page; its releases and history stay. Promoting or',
    'publishing one of its releases brings it back. --force: also when others',
    'consume its events',
  ],
  options: { force: { type: 'boolean' } },
  needs: 'promote',
  needsSecondPerson: () => true,
  run({ store, settings, changeRequest, flag }) {
    const request = { ...changeRequest(), isForced: flag('force') };
    const release = retire(store, settings(), request);
    return {
      data: { name: request.name, retired: release },
      text: `${request.name} is not on the page from the next page load on. To bring it back: release promote ${request.name} --to ${release} --reason "…"`,
    };
  },
};

/**
 * Takes a remote out of the page: its pages, slots and handlers are gone from the next page load on. Its releases stay in the store
 * for open pages, and for a return.
 *
 * @returns the id of the release that was active
 * @throws Error for the shell, and when active releases consume events of the remote
 */
export function retire(store: ReleaseStore, settings: PageSettings, request: RetireRequest): string {
  const { name, isForced = false, expectedRevision } = request;
  if (name === 'shell') throw new Error('The shell cannot be retired: every page needs it.');
  const registry = readRegistry(store);
  const { active } = stateOf(registry, name);
  const consumers = isForced ? [] : consumersOf(store, registry, name);
  if (consumers.length > 0)
    throw new Error(
      `${name} was not retired:\n- ${consumers.join('\n- ')}\nRelease those without it first, or add --force.`,
    );
  const change = { verb: 'retire' as const, name, to: active, ...authorOf(request) };
  switchRelease(store, settings, change, { decidedOn: registry, expectedRevision });
  return active;
}

function consumersOf(store: ReleaseStore, { microfrontends }: RegistryState, name: string): string[] {
  const recordOf = (each: string) => readRecord(store, each, microfrontends[each]?.active ?? '');
  const published = Object.keys(recordOf(name)?.contributions?.events.publishes ?? {});
  return Object.keys(microfrontends)
    .filter((each) => each !== name)
    .flatMap((each) => {
      const record = recordOf(each);
      const consumed = { ...record?.contributions?.events.consumes, ...record?.provides?.events.consumes };
      return published.filter((event) => event in consumed).map((event) => `${each} consumes its event ${event}.`);
    });
}
