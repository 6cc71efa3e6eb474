import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { sha256 } from '../store/integrity.ts';
import { type Bucket, BucketError } from './bucket.ts';
import {
  BLOBS,
  blobKey,
  createBlob,
  folderList,
  type Head,
  hash,
  LostRaceError,
  type SeenHead,
  writeHead,
} from './head.ts';
import { inParallel } from './in-parallel.ts';
import { textsOf } from './xml-text.ts';

/** A writer uploads contents before it refers to them: younger objects are kept, in milliseconds. */
const MIN_AGE_MS = 60 * 60_000;
/** No deletion starts later than this after the head that names it. */
const MAX_DELETING_MS = 30_000;
/** A writer does not upload what is being deleted until this time after the head, which leaves time for the last request. */
const SETTLED_MS = 60_000;

const deletionList = z.array(hash);

/**
 * Deletes the objects that nothing refers to: replaced files of the registry, files of collected releases, and what killed writers uploaded. The head
 * names them first, on the condition that it is still the same one: a writer that began earlier fails, and a later one knows.
 *
 * @param minAgeMs for tests
 * @returns the head after it
 */
export async function deleteUnused(bucket: Bucket, base: SeenHead, minAgeMs = MIN_AGE_MS): Promise<SeenHead> {
  const used = await findUsed(bucket, base.head);
  const unused = (await listObjects(bucket, BLOBS))
    .filter(({ key, ageMs }) => ageMs >= minAgeMs && !used.has(key.slice(BLOBS.length)))
    .map(({ key }) => key.slice(BLOBS.length))
    .filter((name) => hash.safeParse(name).success);
  if (unused.length === 0) return base;
  const list = Buffer.from(JSON.stringify(unused));
  await createBlob(bucket, sha256(list), list);
  const deleting = { list: sha256(list), at: new Date().toISOString() };
  const deadline = performance.now() + MAX_DELETING_MS;
  const named = await writeHead(bucket, { ...base.head, writer: randomUUID(), deleting }, base);
  await inParallel(unused, async (each) => {
    // The rest is left to the next time.
    if (performance.now() < deadline) await bucket.remove(blobKey(each));
  });
  const { deleting: _, ...rest } = named.head;
  try {
    return await writeHead(bucket, { ...rest, writer: randomUUID() }, named);
  } catch (error) {
    if (error instanceof LostRaceError) return named;
    throw error;
  }
}

interface ListedObject {
  key: string;
  /** By the clock of the bucket, in milliseconds. */
  ageMs: number;
}

/** All objects whose key begins with the prefix, without the prefix of the bucket's address. Keys of a release store need no decoding. */
async function listObjects(bucket: Bucket, prefix: string): Promise<ListedObject[]> {
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

/** The hashes of all contents that a head refers to. */
async function findUsed(bucket: Bucket, { files, folders }: Head): Promise<Set<string>> {
  const used = new Set([...Object.values(files), ...Object.values(folders)]);
  await inParallel(new Set(Object.values(folders)), async (list) => {
    const found = await bucket.get(blobKey(list));
    if (!found || found === 'unchanged' || sha256(found.bytes) !== list)
      throw new BucketError(
        `${blobKey(list)} in the bucket ${bucket.url} was changed or is missing. Nothing was deleted.`,
      );
    for (const each of Object.values(folderList.parse(JSON.parse(String(found.bytes))).files)) used.add(each);
  });
  return used;
}

/** Deletions that may still be under way; a head that is based on this one repeats them. */
export const currentDeletions = ({ deleting }: Head): Pick<Head, 'deleting'> =>
  deleting && Math.abs(Date.now() - Date.parse(deleting.at)) < SETTLED_MS ? { deleting } : {};

/** @throws BucketError when one of the contents may still be deleted */
export async function assertNotBeingDeleted(
  bucket: Bucket,
  base: Head,
  contents: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { deleting } = currentDeletions(base);
  if (!deleting) return;
  const found = await bucket.get(blobKey(deleting.list));
  const listed = found && found !== 'unchanged' ? deletionList.parse(JSON.parse(String(found.bytes))) : [];
  if (listed.some((each) => contents.has(each)))
    throw new BucketError('Old objects of the bucket are being deleted. Nothing was changed; try again in a minute.');
}
