import type { PageSettings } from '../page/page-settings.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { frozenOf, stateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { authorOf, type ChangeRequest, type Command } from './command.ts';
import { switchRelease } from './switch-release.ts';

/** A freeze that is forgotten ends. */
const MAX_DAYS = 30;

const UNITS_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

interface FreezeRequest extends ChangeRequest {
  /** ISO 8601 in UTC; absent: ends the freeze. */
  until?: string;
}

export const freezeCommand: Command = {
  usage: [
    'freeze <name> --until <time|2h|3d> [--lift] --reason "…"',
    'let nothing new become active until then; rollback and quarantine stay possible.',
    '--lift ends it',
  ],
  options: { until: { type: 'string' }, lift: { type: 'boolean' } },
  needs: 'freeze',
  needsSecondPerson: ({ lift }) => lift === true,
  run({ store, settings, changeRequest, text, flag }) {
    const request = changeRequest();
    if (flag('lift')) {
      freeze(store, settings(), request);
      return { data: { name: request.name }, text: `${request.name} is no longer frozen.` };
    }
    const until = readUntil(text('until'));
    freeze(store, settings(), { ...request, until });
    return { data: { name: request.name, until }, text: `${request.name} is frozen until ${until}.` };
  },
};

/** @throws Error unless it is a time in the next days */
export function readUntil(text: string | undefined, now = Date.now()): string {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text ?? '') ?? [];
  const time = unit ? now + Number(count) * (UNITS_MS[unit] ?? 0) : Date.parse(text ?? '');
  if (!(time > now && time <= now + MAX_DAYS * 86_400_000))
    throw new Error(
      `--until must be a time within ${MAX_DAYS} days, for example 2h, 3d or ${new Date(now + 86_400_000).toISOString()}.`,
    );
  return new Date(time).toISOString();
}

/** Freezes a microfrontend, or ends its freeze. */
export function freeze(store: ReleaseStore, settings: PageSettings, request: FreezeRequest): void {
  const { name, until, expectedRevision } = request;
  const registry = readRegistry(store);
  const { active } = stateOf(registry, name);
  if (!until && !frozenOf(registry, name)) throw new Error(`${name} is not frozen.`);
  const change = { verb: until ? ('freeze' as const) : ('unfreeze' as const), name, to: active, ...authorOf(request) };
  const basis = { decidedOn: registry, expectedRevision };
  switchRelease(store, settings, until ? { ...change, until } : change, basis);
}
