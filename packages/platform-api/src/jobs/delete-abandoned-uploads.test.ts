import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { logIn, useTestServer } from '../../test/test-server.ts';
import { createFolderStore, newPictureKey, pictureAddress } from '../media/picture-store.ts';
import { ownPictureKey } from '../operations/uploads/store-picture.ts';
import { deleteAbandonedUploads } from './delete-abandoned-uploads.ts';

const server = useTestServer();

it('[B01] deletes the row and the file of an upload that stopped half-way an hour ago, and no other upload', async () => {
  const { database, platform } = server;
  const { userId } = await logIn(server);
  const folder = createTempDirectory('pictures');
  const pictures = createFolderStore(folder);
  const add = async (is_kept: boolean, hoursAgo: number) => {
    const key = newPictureKey();
    const created_at = new Date(Date.now() - hoursAgo * 3_600_000);
    await database
      .insertInto('uploads')
      .values({ key, user_id: userId, width: 1, height: 1, bytes: 1, is_kept, created_at })
      .execute();
    return key;
  };
  const withFile = async (key: string) => {
    await pictures.put(key, Buffer.from('picture'));
    return key;
  };
  const kept = await withFile(await add(true, 48));
  const inProgress = await withFile(await add(false, 0.5));
  const stopped = await withFile(await add(false, 2));
  const stoppedWriting = await withFile(await add(false, 2));
  const fileOf = (key: string) => join(folder, `${basename(key)}.webp`);
  renameSync(fileOf(stoppedWriting), `${fileOf(stoppedWriting)}.part`);
  await add(false, 2);
  writeFileSync(join(folder, 'unrelated-file'), '');

  await deleteAbandonedUploads({ database, pictures });
  const rows = await database.selectFrom('uploads').select('key').where('user_id', '=', userId).execute();
  expect(rows.map(({ key }) => key).sort()).toEqual([kept, inProgress].sort());
  expect(readdirSync(folder).sort()).toEqual(
    [`${basename(kept)}.webp`, `${basename(inProgress)}.webp`, 'unrelated-file'].sort(),
  );
  expect(await pictures.get(stopped)).toBeNull();

  const own = (key: string) => ownPictureKey(platform, userId, pictureAddress(platform.config, key));
  await expect(own(kept)).resolves.toBe(kept);
  await expect(own(inProgress)).rejects.toThrow();
});
