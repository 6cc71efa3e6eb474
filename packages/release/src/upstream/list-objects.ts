import type { Bucket } from './bucket.ts';
import { textsOf } from './xml-text.ts';

export interface ListedObject {
  key: string;
  /** By the clock of the bucket, in milliseconds. */
  ageMs: number;
}

/** All objects whose key begins with the prefix, without the prefix of the bucket's address. Keys of a release store need no decoding. */
export async function listObjects(bucket: Bucket, prefix: string): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  let continuation: string | undefined;
  do {
    const { xml, date } = await bucket.listPage(prefix, continuation);
    for (const content of textsOf(xml, 'Contents')) {
      const key = textOf(content, 'Key');
      const start = key.indexOf(prefix);
      if (start < 0) continue;
      objects.push({ key: key.slice(start), ageMs: date.getTime() - Date.parse(textOf(content, 'LastModified')) });
    }
    continuation = textOf(xml, 'NextContinuationToken') || undefined;
  } while (continuation);
  return objects;
}

/** Empty when there is no such element. */
const textOf = (xml: string, name: string): string =>
  (textsOf(xml, name)[0] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
