import { useTestServer } from '../../test/test-server.ts';
import { selectOnlineCounts, selectPresentUsers } from '../database/spaces/space-presences.ts';
import { randomFrom } from '../media/scenes/random.ts';
import { moveDemoMembers } from './demo-members.ts';
import { LOBBY_ID, USER_COUNT } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';

const server = useTestServer({ seed: 'demo' });

it('[SP-03] lets seeded members enter, move and leave, and never the member as whom people log in', async () => {
  // Off by default.
  expect(await selectPresentUsers(server.database)).toEqual(new Map());
  const random = randomFrom('test');
  for (let step = 0; step < 12; step += 1) await moveDemoMembers(server.database, random);
  const before = await selectPresentUsers(server.database);
  expect(before.size).toBeGreaterThan(USER_COUNT / 3);
  expect(before.has(DEMO_MEMBER.id)).toBe(false);
  expect(Math.max(...before.keys())).toBeLessThanOrEqual(USER_COUNT);
  expect((await selectOnlineCounts(server.database, [LOBBY_ID])).get(LOBBY_ID)).toBeGreaterThan(5);
  for (let step = 0; step < 12; step += 1) await moveDemoMembers(server.database, random);
  const after = await selectPresentUsers(server.database);
  expect([...before.keys()].some((userId) => !after.has(userId))).toBe(true);
  expect([...before].some(([userId, spaceId]) => after.has(userId) && after.get(userId) !== spaceId)).toBe(true);
});
