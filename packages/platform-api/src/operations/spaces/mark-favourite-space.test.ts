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

it('[T23] removes a favourite for the caller alone', async () => {
  const mark =
    (isFavourite: boolean) =>
    (member: Parameters<typeof send>[1], { spaceId }: { spaceId: number }) =>
      send(server, member, 'PUT', `/world/mark-favourite-space/${spaceId}`, { isFavourite });
  await expectUndoForCallerAlone(server, mark(true), mark(false));
});
