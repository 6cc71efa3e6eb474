import { rowsOfMember } from './security/rows-of-member.ts';
import { logInMembers, type Member, type TestServer } from './test-server.ts';

interface Target {
  userId: number;
  spaceId: number;
  feedId: number;
}

type Step = (member: Member, target: Target) => Promise<unknown>;

/** Sends a request as a member. @throws Error when the answer is not 200 */
export async function send(
  server: TestServer,
  { token }: Member,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  const { status } = await server.ask(method, path, { token, ...(body ? { body } : {}) });
  if (status !== 200) throw new Error(`${method} ${path} returned ${status}.`);
}

/** Two members do the same to one target, and one of them undoes it: the rows of the other must stay (IDOR). */
export async function expectUndoForCallerAlone(server: TestServer, doStep: Step, undoStep: Step): Promise<void> {
  const [me, other, owner] = await logInMembers(server, 3);
  const post = await owner.post('/feeds/single-feed', { descriptions: 'A post' });
  const { id: spaceId } = await server.database
    .insertInto('spaces')
    .values({ name: 'A', entity_type: 'USER_WORLD', picture: 'space/s1', tags: [], creator_id: owner.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const target = { userId: owner.userId, spaceId, feedId: (post.data as { id: number }).id };
  await doStep(me, target);
  await doStep(other, target);
  const rowsOfOther = await rowsOfMember(server.database, other.userId);
  const rowsOfMe = await rowsOfMember(server.database, me.userId);
  await undoStep(me, target);
  expect(await rowsOfMember(server.database, other.userId)).toEqual(rowsOfOther);
  expect(await rowsOfMember(server.database, me.userId)).not.toEqual(rowsOfMe);
}
