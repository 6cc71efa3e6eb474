import type { PageContribution } from '@xana/contracts/remotes/contribution-kinds';
import { findPage } from '../page-metadata/describe-page.ts';
import { fieldOf, fillTemplate, type PlaceholderValues } from '../page-metadata/fill-template.ts';
import type { MetadataTable } from '../page-metadata/metadata-table.ts';
import type { PlatformReader, PlatformRequest } from '../page-metadata/platform-reader.ts';

type Preload = PageContribution['preload'][number];

/** What a page begins with, as its remote declares it and the platform knows it. */
export interface FirstPicture extends Omit<NonNullable<Preload['picture']>, 'field'> {
  /** On the media host. */
  address: string;
}

interface Sources {
  table: MetadataTable;
  read: PlatformReader;
  /** Pictures of other hosts are left out. */
  mediaOrigin: string;
}

/** @param url of the request, with its query */
export async function findFirstPicture(
  url: URL,
  { table, read, mediaOrigin }: Sources,
): Promise<FirstPicture | undefined> {
  const found = findPage(table, url.pathname);
  for (const { picture, ...call } of found?.page.pictures ?? []) {
    const request = requestOf(call, { path: found?.path ?? {}, query: url.searchParams });
    if (!picture || !request) continue;
    const reply = await read(request);
    const address = reply.kind === 'found' ? fieldOf(reply.data, picture.field) : undefined;
    if (typeof address !== 'string' || !address.startsWith(`${mediaOrigin}/`)) continue;
    const { field: _, ...shown } = picture;
    return { ...shown, address };
  }
  return undefined;
}

/** Undefined when the address lacks a value, as for the inline script that sends the same requests (first-requests.browser.js). */
function requestOf({ path, when = {}, body }: Preload, values: PlaceholderValues): PlatformRequest | undefined {
  if (Object.entries(when).some(([name, value]) => values.query.get(name) !== value)) return undefined;
  const filled = fillTemplate(path, values);
  if (filled === undefined) return undefined;
  if (!body) return { method: 'GET', path: filled };
  const fields = Object.entries(body).map(
    ([name, template]) => [name, Number(fillTemplate(template, values))] as const,
  );
  if (!fields.every(([, value]) => Number.isSafeInteger(value) && value > 0)) return undefined;
  return { method: 'POST', path: filled, body: JSON.stringify(Object.fromEntries(fields)) };
}
