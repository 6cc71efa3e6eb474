import * as z from 'zod/mini';
import { fillTemplate } from './fill-template.ts';
import type { MetadataTable } from './metadata-table.ts';
import type { PlatformReader } from './platform-reader.ts';

export interface ListedAddress {
  /** Path and query. */
  address: string;
  /** ISO 8601. */
  changedAt?: string;
}

/** A list ends here: a platform that never ends one must not keep a request waiting. */
const MAX_REPLIES = 500;

const listReply = z.object({
  rows: z.array(z.looseObject({ createdAt: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{1,16}Z$/))) })),
  next: z.nullable(z.number()),
});

/**
 * All addresses that search engines may list: pages without parameters, and what the remotes' lists name.
 *
 * @throws Error when the platform does not reply
 */
export async function listAddresses(
  { pages, operations }: MetadataTable,
  read: PlatformReader,
): Promise<ListedAddress[]> {
  const indexed = pages.filter(({ login, metadata }) => login === 'none' && metadata?.robots !== 'none');
  const found: ListedAddress[] = indexed
    .filter(({ path, metadata }) => !path.includes(':') && !metadata?.sources)
    .map(({ path }) => ({ address: path }));
  for (const { operation, input, address } of indexed.flatMap(({ metadata }) => metadata?.lists ?? [])) {
    const template = operations[operation]?.split(' ')[1];
    if (!template) continue;
    let after: number | null = 0;
    for (let replies = 0; after !== null && replies < MAX_REPLIES; replies += 1) {
      const path = fillPath(template, { ...input, after: String(after) });
      const { rows, next } = await readList(read, path);
      for (const row of rows) {
        const filled = fillTemplate(address, { path: {}, query: new URLSearchParams(), reply: row });
        if (filled) found.push({ address: filled, ...(row.createdAt ? { changedAt: row.createdAt } : {}) });
      }
      after = next;
    }
  }
  return found;
}

async function readList(read: PlatformReader, path: string): Promise<z.output<typeof listReply>> {
  const reply = await read({ method: 'GET', path });
  if (reply.kind !== 'found') throw new Error(`${path} was not answered.`);
  return listReply.parse(reply.data);
}

const fillPath = (template: string, input: Record<string, string>): string =>
  template.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(input[name] ?? ''));
