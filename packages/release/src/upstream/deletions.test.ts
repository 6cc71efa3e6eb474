import { sha256 } from '../store/integrity.ts';
import { Bucket } from './bucket.ts';
import { assertNotBeingDeleted } from './deletions.ts';
import { blobKey, EMPTY_HEAD } from './head.ts';
import { startTestS3Server } from './test-bucket-server.ts';

it('[MF-04] uploads nothing that another machine is deleting, until a minute after its head', async () => {
  const server = await startTestS3Server();
  const bucket = new Bucket(server.settings);
  const list = JSON.stringify([sha256('old')]);
  await bucket.put(blobKey(sha256(list)), list, { isNew: true });
  const headOf = (ageMs: number) => {
    const at = new Date(Date.now() - ageMs).toISOString();
    return { ...EMPTY_HEAD, deleting: { list: sha256(list), at } };
  };
  const upload = async (text: string, ageMs: number) =>
    await assertNotBeingDeleted(bucket, headOf(ageMs), new Map([[sha256(text), text]]));
  await expect(upload('old', 0)).rejects.toThrow('try again in a minute');
  await expect(upload('old', 55_000)).rejects.toThrow('try again in a minute');
  await upload('other', 0);
  await upload('old', 65_000);
});
