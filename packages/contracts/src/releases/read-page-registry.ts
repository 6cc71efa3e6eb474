import * as z from '@xana/contracts/schema';
import { handlerContribution, pageContribution, slotContribution } from '../remotes/contribution-kinds.ts';
import { GRANTS } from '../remotes/grants.ts';
import { SLOT_NAMES } from '../remotes/slots.ts';
import { type PageRegistry, type PageRemote, pageRelease } from './page-registry.ts';

/** An entry of the page registry that was ignored. */
export interface IgnoredEntry {
  remote: string;
  /** Id of the active release. */
  release: string;
  reason: string;
}

const outline = z.object({ revision: z.number(), remotes: z.array(z.unknown()) });
const head = z.object({ name: z.string(), active: pageRelease });
const knownSlot = z.extend(slotContribution, { slot: z.enum(SLOT_NAMES) });

/**
 * Reads a page registry entry by entry, so that one remote cannot blank the page: a remote may be newer than the shell, and
 * a rollback of the shell may leave contributions that it does not know. Such entries are ignored and reported.
 *
 * @throws ZodError when the registry as a whole is malformed: it was not written by `assemblePage`
 */
export function readPageRegistry(registry: unknown): { registry: PageRegistry; ignored: IgnoredEntry[] } {
  const { revision, remotes } = outline.parse(registry);
  const ignored: IgnoredEntry[] = [];
  const read: PageRemote[] = [];
  for (const entry of remotes) {
    const { name, active } = propertiesOf(entry);
    const origin = { remote: textOf(name), release: textOf(propertiesOf(active).id) };
    const remote = readRemote(entry, (reason) => ignored.push({ ...origin, reason }));
    const isDuplicate = read.some((other) => other.name === remote?.name);
    if (isDuplicate) ignored.push({ ...origin, reason: 'the registry has this remote twice' });
    else if (remote) read.push(remote);
  }
  return { registry: { revision, remotes: read }, ignored };
}

type Report = (reason: string) => void;

function readRemote(entry: unknown, report: Report): PageRemote | undefined {
  const identity = read(head, entry, 'the remote', report);
  if (!identity) return undefined;
  const { lastKnownGood, operations, contributions } = propertiesOf(entry);
  const lists = propertiesOf(contributions);
  const readList = <Schema extends z.ZodMiniType>(schema: Schema, field: string): z.output<Schema>[] =>
    (read(z.array(z.unknown()), lists[field], field, report) ?? []).flatMap((item, index) => {
      const path = `${field}[${index}]`;
      const value = read(schema, item, path, report);
      if (value === undefined) return [];
      for (const key of Object.keys(propertiesOf(item))) {
        if (!(key in propertiesOf(value))) report(`${path}.${key} is an unknown field`);
      }
      return [value];
    });
  return {
    ...identity,
    lastKnownGood: read(z.nullable(pageRelease), lastKnownGood, 'lastKnownGood', report) ?? null,
    operations: read(z.record(z.string(), z.string()), operations, 'operations', report) ?? {},
    contributions: {
      pages: readList(pageContribution, 'pages'),
      slots: readList(knownSlot, 'slots'),
      handlers: readList(handlerContribution, 'handlers'),
      grants: readList(z.enum(GRANTS), 'grants'),
    },
  };
}

/** Undefined, and reported, when the value does not have the schema. */
function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  path: string,
  report: Report,
): z.output<Schema> | undefined {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue) {
    const found = issue.path.reduce<unknown>((inner, key) => propertiesOf(inner)[String(key)], value);
    report(`${[path, ...issue.path].join('.')} has the unknown value ${JSON.stringify(found)?.slice(0, 60)}`);
  }
  return data;
}

const propertiesOf = (value: unknown): Record<string, unknown> => Object(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'unknown');
