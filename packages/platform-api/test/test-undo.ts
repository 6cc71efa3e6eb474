import { writePost } from './member-actions.ts';
import { rowsOfMember } from './security/rows-of-member.ts';
import { insertSpace } from './test-rows.ts';
import { logInMembers, type Member, type Reply, type TestServer } from './test-server.ts';

interface Target {
  userId: number;
  spaceId: number;
  feedId: number;
}

type Step = (member: Member, target: Target) => Promise<Reply>;

/** Two members do the same to one target, and one of them undoes it: the rows of the other must stay (IDOR). */
export async function expectUndoForCallerAlone(server: TestServer, doStep: Step, undoStep: Step): Promise<void> {
  const [me, other, owner] = await logInMembers(server, 3);
  const { id: feedId } = await writePost(owner);
  const spaceId = await insertSpace(server, { creator_id: owner.userId });
  const target = { userId: owner.userId, spaceId, feedId };
  for (const member of [me, other]) expect((await doStep(member, target)).status).toBe(200);
  const rowsOfOther = await rowsOfMember(server.database, other.userId);
  const rowsOfMe = await rowsOfMember(server.database, me.userId);
  expect((await undoStep(me, target)).status).toBe(200);
  expect(await rowsOfMember(server.database, other.userId)).toEqual(rowsOfOther);
  expect(await rowsOfMember(server.database, me.userId)).not.toEqual(rowsOfMe);
}
