import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { preload } from '@xana/contracts/remotes/contribution-kinds';
import { pageMetadata } from '@xana/contracts/remotes/page-metadata';
import * as z from 'zod/mini';
import { routePattern } from '../page/addresses.ts';

/** The file of an assembled page that the page server describes its pages by, and finds their first pictures. */
export const METADATA_FILE = 'page-metadata.json';

const describedPage = z.object({
  /** As the remote declares it. */
  path: z.string(),
  /** Source of a regular expression for the path. */
  pattern: z.string(),
  title: z.object({ en: z.string(), ja: z.string() }),
  login: z.enum(['none', 'required']),
  metadata: z.optional(pageMetadata),
  /** Requests whose picture the page begins with. */
  pictures: z.optional(z.array(preload)),
});

const metadataTable = z.object({
  pages: z.array(describedPage),
  /** `method path` by operation id. */
  operations: z.record(z.string(), z.string()),
});

export type MetadataTable = z.output<typeof metadataTable>;

/** The bundled release command contains no other fields of the operations. */
const ALL: Readonly<Record<string, Pick<Operation, 'method' | 'path'>>> = allOperations;

/** What the pages of these releases declare, and where the operations of their sources are. */
export function metadataTableOf(releases: readonly ReleaseRecord[]): MetadataTable {
  const pages = releases.flatMap(({ contributions }) => contributions?.pages ?? []);
  const named = pages.flatMap(({ metadata }) => [...(metadata?.sources ?? []), ...(metadata?.lists ?? [])]);
  return {
    pages: pages.map(({ path, title, login, metadata, preload: calls }) => ({
      path,
      pattern: routePattern(path),
      title,
      login,
      ...(metadata ? { metadata } : {}),
      pictures: calls.filter(({ picture }) => picture?.place),
    })),
    operations: Object.fromEntries(named.flatMap(describeOperation)),
  };
}

function describeOperation({ operation }: { operation: string }): [string, string][] {
  const found = Object.hasOwn(ALL, operation) ? ALL[operation] : undefined;
  return found ? [[operation, `${found.method} ${found.path}`]] : [];
}

/** @param text undefined for a page of an earlier version of this package, which describes nothing */
export function readMetadataTable(text: string | undefined): MetadataTable {
  if (text === undefined) return { pages: [], operations: {} };
  const { data, error } = metadataTable.safeParse(JSON.parse(text));
  if (error) console.warn(`${METADATA_FILE} was ignored: ${z.prettifyError(error)}`);
  return data ?? { pages: [], operations: {} };
}
