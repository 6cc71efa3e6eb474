import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { exampleOf } from '../../src/http/description/example-of.ts';
import { readInputSchema } from '../../src/http/description/open-api.ts';
import { logIn, type Member } from '../test-server.ts';
import { fingerprintOf } from './database-fingerprint.ts';
import { splitInput } from './hostile-input.ts';
import { fixturesOf } from './test-fixtures.ts';
import { sendAttempt } from './test-send-attempt.ts';
import { useUnlimitedServer } from './use-unlimited-server.ts';

const OPERATIONS: Operation[] = Object.values(allOperations);
const byId = (chosen: Operation[]) => chosen.map((operation) => [operation.id, operation] as const);

const paymentServer = useUnlimitedServer();
const { server } = paymentServer;
let me: Member;
let fixtures: ReturnType<typeof fixturesOf>;
let fingerprint: () => Promise<string>;

beforeAll(async () => {
  me = await logIn(server);
  fixtures = fixturesOf(paymentServer, me, await logIn(server));
  fingerprint = await fingerprintOf(server.database);
}, 120_000);

/** A valid input, as far as one exists without rows to refer to. */
async function validInput(operation: Operation): Promise<Record<string, unknown>> {
  const make = fixtures[operation.id];
  if (make) return (await make()).theirs;
  const { inPath, elsewhere, required } = readInputSchema(operation);
  const fields = [...inPath, ...elsewhere.filter(([name]) => required.has(name))];
  return Object.fromEntries(fields.map(([name, schema]) => [name, exampleOf(schema, name)]));
}

const ask = (operation: Operation, input: Record<string, unknown>) =>
  sendAttempt(server, operation, splitInput(operation, input), me.token);

/** Mass assignment: names of columns, flags and roles that no client may set; none is a field of these operations. */
const FORBIDDEN = {
  is_banned: false,
  isBanned: false,
  isAdmin: true,
  admin: true,
  role: 'admin',
  roles: ['admin'],
  permissions: '*',
  user_id: 1,
  owner_id: 1,
  ownerId: 1,
  creator_id: 1,
  senderId: 1,
  sender_id: 1,
  authorId: 1,
  created_at: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  deletedAt: null,
  like_count: 9,
  likeCount: 9,
  followerCount: 9,
  totalVisits: 9,
  xeny: 1_000_000,
  balance: 1_000_000,
  bonus: 9,
  status: 'succeeded',
  approval_state: 'approved',
  approvalState: 'approved',
  verified_email: 'a@x.test',
  email_verified: true,
  change: 0,
  $set: {},
  'user.id': 1,
};

/** Without signed bodies, whose signature is checked first, file uploads, and logout, which ignores its body. */
const TAKES_FIELDS = OPERATIONS.filter(
  ({ method, accepts, id }) => (method === 'POST' || method === 'PUT') && accepts === 'json' && id !== 'logout',
);

describe.each(byId(TAKES_FIELDS))('%s', (_id, operation) => {
  it('[T24] rejects unknown fields (mass assignment) and writes nothing', async () => {
    const input = await validInput(operation);
    const before = await fingerprint();
    const accepted: string[] = [];
    for (const [name, value] of Object.entries(FORBIDDEN)) {
      const { status, code } = await ask(operation, { ...input, [name]: value });
      if (status !== 400 || code !== 'INPUT_INVALID') accepted.push(`${name}: ${status} ${code}`);
    }
    expect(accepted).toEqual([]);
    expect(await fingerprint()).toBe(before);
  });
});

const PAGED = ['pageNumber', 'pageSize', 'page', 'size', 'limit', 'after'];
const NO_PAGE = [-1, 1.5, Number.NaN, 1e9, 1e308, '1;--', '１', '', ' ', '0x10', '1e2', '+1', 'null', '9'.repeat(40)];
const IS_PAGED = OPERATIONS.filter((operation) => {
  const { inPath, elsewhere } = readInputSchema(operation);
  return [...inPath, ...elsewhere].some(([name]) => PAGED.includes(name));
});

describe.each(byId(IS_PAGED))('%s', (_id, operation) => {
  it('[T26] rejects invalid page numbers and page sizes above the limit', async () => {
    const { inPath, elsewhere } = readInputSchema(operation);
    const input = await validInput(operation);
    const accepted: string[] = [];
    for (const [name] of [...inPath, ...elsewhere].filter(([each]) => PAGED.includes(each))) {
      const sizes = name === 'after' ? [] : [0, ...(['pageSize', 'size', 'limit'].includes(name) ? [51] : [])];
      for (const value of [...NO_PAGE, ...sizes]) {
        const { status } = await ask(operation, { ...input, [name]: value });
        // An empty path parameter makes another path.
        if (status !== 400 && !(status === 404 && String(value).trim() === ''))
          accepted.push(`${name}=${value}: ${status}`);
      }
    }
    expect(accepted).toEqual([]);
  });
});

/** Reading a space counts as a visit by design, and affects no permission. */
const COUNTS_VISITS = ['getSingleWorldHot', 'getSpaceDetails', 'authGetSpaceDetails'];
const READS = OPERATIONS.filter(({ method, id }) => method === 'GET' && !COUNTS_VISITS.includes(id));
const READING_POSTS = OPERATIONS.filter(({ method, isRead }) => method !== 'GET' && isRead);

it.each(byId(READING_POSTS))(
  '[SG-06] changes nothing by %s, which declares that it only reads',
  async (_, operation) => {
    const input = await validInput(operation);
    const before = await fingerprint();
    await ask(operation, input);
    expect(await fingerprint()).toBe(before);
  },
);

it('[T21] changes nothing on a cross-site image request with cookies (CSRF)', async () => {
  const changed: string[] = [];
  for (const operation of READS) {
    const input = await validInput(operation);
    const before = await fingerprint();
    const filled = operation.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
      encodeURIComponent(String(input[name])),
    );
    await server.server.hosts[operation.host].inject({
      method: 'GET',
      url: `${filled}?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`,
      headers: { cookie: me.cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    });
    await server.server.hosts[operation.host].inject({ method: 'GET', url: filled, headers: { cookie: me.cookie } });
    if ((await fingerprint()) !== before) changed.push(operation.id);
  }
  expect(changed).toEqual([]);
});

it.each([
  '{"__proto__":{"isAdmin":true},"userId":1}',
  '{"constructor":{"prototype":{"isAdmin":true}},"userId":1}',
  '{"userId":{"__proto__":1}}',
  '[{"userId":1}]',
  '"userId"',
  'null',
  '1',
  'true',
  '{"userId":[1]}',
  '{"userId":1,"":2}',
  '{"userId":1}{"userId":2}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
])('[T29] prevents prototype pollution and privilege escalation by the body %j', async (payload) => {
  const before = await fingerprint();
  const { statusCode } = await server.server.hosts.api.inject({
    method: 'POST',
    url: '/follow/user',
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${me.token}` },
  });
  expect([200, 400, 404]).toContain(statusCode);
  if (statusCode !== 200) expect(await fingerprint()).toBe(before);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
});

it.each([
  '{"userId":1,"userId":2}',
  '{"userId":1,"userId":1}',
  '{"userId":1,"user\\u0049d":2}',
  '{"userId":{"a":1,"a":2}}',
  '{"x":[{"b":1},{"b":1,"c":{},"b":2}],"userId":1}',
])('[T29] rejects the body %s, which has a duplicate key', async (payload) => {
  const before = await fingerprint();
  const response = await server.server.hosts.api.inject({
    method: 'POST',
    url: '/follow/user',
    payload,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${me.token}` },
  });
  const { code, msg } = response.json() as { code: string; msg: string };
  expect([response.statusCode, code]).toEqual([400, 'INPUT_INVALID']);
  expect(msg).toMatch(/^Duplicate key "\w+" in body/);
  expect(await fingerprint()).toBe(before);
});
