import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { expectUndoForCallerAlone, send } from '../test-undo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
}, 120_000);
afterAll(() => server.close());

it('[T23] removes a like for the caller alone', async () => {
  const like =
    (isLike: boolean) =>
    (member: Parameters<typeof send>[1], { feedId }: { feedId: number }) =>
      send(server, member, 'POST', '/feeds/like-dislike-post', { feedId, isLike });
  await expectUndoForCallerAlone(server, like(true), like(false));
});
