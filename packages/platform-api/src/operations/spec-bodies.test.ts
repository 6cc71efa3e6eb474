import { Wallet } from 'ethers';
import { logIn } from '../test-server.ts';
import { type PaymentServer, startPaymentServer } from './payments/test-payment-server.ts';
import { formOf, plain } from './uploads/test-upload.ts';

/**
 * Each call of section 7 of the product specification that names fields, in the specification's own words: `fields` and
 * `answers` are copied from there. Nothing is sent beside these fields.
 */
interface SpecCall {
  name: string;
  request: string;
  host?: 'api' | 'marketplace';
  fields?: string;
  status?: number;
  answers: string[];
}

const LOGIN_CALLS: SpecCall[] = [
  {
    name: 'save-user-nonce',
    request: 'POST /auth/save-user-nonce',
    fields: '{walletAddress, nonce}',
    answers: ['data.nonce', 'data.message'],
  },
  {
    name: 'login-external-wallet',
    request: 'POST /auth/login-external-wallet',
    fields: '{address, signature, email, is_web3_auth, builderLoginHash, deviceId, type}',
    answers: ['data.user', 'data.refresh_token'],
  },
  {
    name: 'verify-signature',
    request: 'POST /auth/v3/verify-signature',
    fields: '{nonce, signature, walletAddress}',
    answers: ['data.user', 'data.token'],
  },
];

const MEMBER_CALLS: SpecCall[] = [
  {
    name: 'getFavouriteUsers {page 1, limit 8}',
    request: 'GET /world/get-favourite-space-list/1/8',
    answers: ['data.rows', 'data.count'],
  },
  {
    name: 'getAllPublicWorld {pageNumber 1, pageSize 10}',
    request: 'GET /world/get-all-spaces/1/10',
    answers: ['data.rows', 'data.count'],
  },
  {
    name: 'getFollowingUsers {id, page, size 10}',
    request: 'GET /follow/get-all-following/{id}/1/10',
    answers: ['data.rows', 'data.count'],
  },
  {
    name: 'getAllWFMostFollowedUser',
    request: 'GET /world/get-most-followed-users',
    status: 201,
    answers: ['data', 'success'],
  },
  ...[30, 90, 365, 730].flatMap((days) => [
    {
      name: `getXenyHistory {days ${days}}`,
      request: `GET /stripe/get-transaction-history/${days}`,
      answers: ['data.rows', 'data.count'],
    },
    {
      name: `getXenyHistorySubscription {days ${days}}`,
      request: `GET /stripe/get-subscription-history/${days}`,
      answers: ['data.rows', 'data.count'],
    },
  ]),
  {
    name: 'getAllXenyProductList',
    request: 'GET /stripe/get-xeny-products',
    answers: ['data.singleProducts', 'data.subscriptionProducts'],
  },
  { name: 'getMostPopular', request: 'GET /stripe/get-most-popular-product', answers: ['data.popularProdId'] },
  {
    name: 'initiateXenyPayment',
    request: 'POST /stripe/initiate-transaction',
    fields: '{currency, email, description, country, amount, priceId, productId}',
    answers: ['data.clientSecret'],
  },
  {
    name: 'handleXenyPaymentError {paymentIntentId}',
    request: 'GET /stripe/mark-txn-failure/{paymentIntentId}',
    answers: ['data'],
  },
  {
    name: 'createSubscription',
    request: 'POST /stripe/create-subscription',
    fields: '{paymentMethod, priceId, currency, email}',
    answers: ['data.clientSecret'],
  },
  {
    name: 'XENY balance fetch',
    request: 'POST /sale-nft/get-xeny-tokens-by-user',
    host: 'marketplace',
    fields: '{body}',
    answers: ['data.balance'],
  },
  {
    name: 'XENY balance fetch, its body alone',
    request: 'POST /sale-nft/get-xeny-tokens-by-user',
    host: 'marketplace',
    fields: '{userAddress}',
    answers: ['data.balance'],
  },
  {
    name: 'search {pageNumber 1, pageSize 1, query}',
    request: 'GET /item/v2/search-all?pageNumber=1&pageSize=1&query=garden',
    answers: ['data.paginatedResults'],
  },
  {
    name: 'search-all?name&pageNumber&pageSize',
    request: 'GET /item/v2/search-all?name=garden&pageNumber=1&pageSize=1',
    answers: ['data.paginatedResults'],
  },
  {
    name: 'create space',
    request: 'POST /item/create-2d-space',
    fields: '{name, description, image, videoThumbnail, metaverseWorldId, youtubeurl, tags}',
    status: 201,
    answers: ['data', 'success'],
  },
  { name: 'the user’s 3D worlds', request: 'GET /item/user-created-worlds', answers: ['data'] },
  { name: 'mark-favourite-space', request: 'PUT /world/mark-favourite-space/{spaceId}', answers: ['data'] },
  {
    name: 'create-close-friend',
    request: 'POST /social/create-close-friend/{friendId}',
    answers: ['data'],
  },
  { name: 'remove-close-friend', request: 'DELETE /social/remove-close-friend/{friendId}', answers: ['data'] },
  ...['general', 'favourite'].map((kind) => ({
    name: `get-${kind}-space-feed-paginated/{page}/{size}`,
    request: `GET /world/get-${kind}-space-feed-paginated/1/5`,
    answers: ['data.rows', 'data.count'],
  })),
  ...[
    'followers-by-user-tag-name',
    'following-by-user-tag-name',
    'followers-by-user-tag-name-auth',
    'following-by-user-tag-name-auth',
    'followers-by-user-auth-tag-name',
    'following-by-user-auth-tag-name',
  ].map((list) => ({
    name: `get-all-${list}/{userId}/{tagName}/{pageNumber}/{pageSize}`,
    request: `GET /follow/get-all-${list}/{id}/music/1/10`,
    answers: ['data.rows', 'data.count'],
  })),
  ...['followers-by-user-auth', 'following-by-user-auth', 'followers-by-user', 'following-by-user'].map((list) => ({
    name: `get-all-${list}/{userId}/{pageNumber}/{pageSize}`,
    request: `GET /follow/get-all-${list}/{id}/1/10`,
    answers: ['data.rows', 'data.count'],
  })),
  {
    name: 'launchpad with query params',
    request: 'GET /launchpad?page=1&limit=10&status=live',
    host: 'marketplace',
    answers: ['data'],
  },
  {
    name: 'collections/hot with query params',
    request: 'GET /collections/hot?page=1&limit=10',
    host: 'marketplace',
    answers: ['data'],
  },
];

type Member = Awaited<ReturnType<typeof logIn>>;
type Values = Record<string, unknown>;

let paymentServer: PaymentServer;
let member: Member;
let values: Values;

beforeAll(async () => {
  paymentServer = await startPaymentServer(false);
  const { server } = paymentServer;
  member = await logIn(server);
  const friend = await logIn(server);
  const space = { name: 'Theirs', entity_type: 'USER_WORLD' as const, picture: 'space/s1', tags: ['music'] };
  const { id: spaceId } = await server.database
    .insertInto('spaces')
    .values({ ...space, creator_id: friend.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: worldId } = await server.database
    .insertInto('built_worlds')
    .values({ owner_id: member.userId, name: 'Tower', picture: 'space/s1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  values = {
    id: member.userId,
    spaceId,
    friendId: friend.userId,
    currency: 'USD',
    email: 'mia@example.com',
    description: '1,050 XENY',
    country: 'JP',
    amount: 999,
    priceId: 'price-xeny-1050',
    productId: 'xeny-1050',
    paymentMethod: 'pm_card_visa',
    body: { userAddress: member.wallet.address },
    userAddress: member.wallet.address,
    name: 'Garden of rain',
    image: await uploadPicture(),
    videoThumbnail: 'https://img.youtube.com/vi/aqz-KE-bpKQ/0.jpg',
    metaverseWorldId: worldId,
    youtubeurl: 'https://youtu.be/aqz-KE-bpKQ',
    tags: ['Music', 'Fan_work'],
  };
}, 120_000);
afterAll(() => paymentServer.close());

/** `uploadFile via FormData {file}`. */
async function uploadPicture(): Promise<string> {
  const { payload, headers } = formOf(await plain().png().toBuffer());
  const reply = await paymentServer.server.server.hosts.api.inject({
    method: 'POST',
    url: '/item/upload-file-v3',
    payload,
    headers: { ...headers, authorization: `Bearer ${member.token}` },
  });
  return (reply.json() as { data: { file: string } }).data.file;
}

async function send({ request, host = 'api', fields }: SpecCall, given: Values, headers: Record<string, string> = {}) {
  const [method, address] = request.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const names = fields?.slice(1, -1).split(', ');
  const reply = await paymentServer.server.server.hosts[host].inject({
    method,
    url: address.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name])),
    headers,
    ...(names ? { payload: Object.fromEntries(names.map((name) => [name, given[name]])) } : {}),
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, never> };
}

const read = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Values | undefined)?.[key], value);

function expectAnswer({ status, body }: Awaited<ReturnType<typeof send>>, call: SpecCall) {
  expect([status, body]).toEqual([call.status ?? 200, expect.objectContaining({ success: true })]);
  expect(call.answers.filter((path) => read(body, path) === undefined)).toEqual([]);
}

describe('[AP-06] [AP-08] [AP-09] requests with the fields of the specification', () => {
  it.each(MEMBER_CALLS.map((call) => [call.name, call] as const))('accepts %s', async (name, call) => {
    const isPlan = name === 'createSubscription';
    const given = isPlan ? { ...values, priceId: 'price-plan-100' } : values;
    const answer = await send(call, given, { authorization: `Bearer ${member.token}` });
    expectAnswer(answer, call);
    if (name === 'initiateXenyPayment') values.paymentIntentId = read(answer.body, 'data.paymentIntentId');
  });

  it('[AP-09] answers msg.raw.message when the card is refused', async () => {
    const call = MEMBER_CALLS.find(({ name }) => name === 'createSubscription') as SpecCall;
    const other = await logIn(paymentServer.server);
    const given = { ...values, priceId: 'price-plan-100', paymentMethod: 'pm_card_chargeDeclined' };
    const { body } = await send(call, given, { authorization: `Bearer ${other.token}` });
    expect(read(body, 'msg.raw.message')).toMatch(/declined/);
  });

  it('[AP-06] answers a space with the fields that were sent', async () => {
    const mine = await paymentServer.server.ask('GET', '/world/get-my-spaces/1/5', { token: member.token });
    const [{ id } = { id: 0 }] = (mine.data as { rows: { id: number }[] }).rows;
    const { data } = await paymentServer.server.ask('GET', `/item/get-space-details/${id}`);
    expect(data).toMatchObject({
      name: values.name,
      description: '1,050 XENY',
      image: values.image,
      videoThumbnail: values.videoThumbnail,
      youtubeUrl: values.youtubeurl,
      tags: ['music', 'fan_work'],
    });
    const worlds = await paymentServer.server.ask('GET', '/item/user-created-worlds', { token: member.token });
    expect(worlds.data).toMatchObject([{ id: values.metaverseWorldId, spaceId: id }]);
  });
});

describe('[AP-07] [LG-06] a login with the bodies of the specification', () => {
  const NULLS = { email: null, is_web3_auth: null, builderLoginHash: null, deviceId: null, type: null };
  const FILLED = { email: 'a@b.test', is_web3_auth: 1, builderLoginHash: 'h', deviceId: 'xana-web', type: 'builder' };
  const ABSENT = {};

  /** Asks for the nonce and signs the text that the server wrote. */
  async function sign(wallet: { address: string; signMessage(text: string): Promise<string> }) {
    const [call] = LOGIN_CALLS as [SpecCall];
    const asked = await send(call, { walletAddress: wallet.address, nonce: 'of-the-client' });
    expectAnswer(asked, call);
    const { nonce, message } = asked.body.data as unknown as { nonce: string; message: string };
    return {
      nonce,
      signature: await wallet.signMessage(message),
      address: wallet.address,
      walletAddress: wallet.address,
    };
  }

  it.each([
    ['all fields', FILLED],
    ['null in the five fields that may be null', NULLS],
    ['these five left out', ABSENT],
  ])('succeeds with %s', async (_what, rest) => {
    const wallet = Wallet.createRandom();
    // An app asks for the login of an account that exists (USER.USER_NOT_FOUND otherwise).
    await logIn(paymentServer.server, wallet);
    const given: Values = { ...(await sign(wallet)), ...rest };
    const [, login, verify] = LOGIN_CALLS as [SpecCall, SpecCall, SpecCall];
    for (const call of [login, verify]) expectAnswer(await send(call, given), call);
  });

  it('gives no refresh token in a body to a browser, whatever headers its page sets', async () => {
    const [, login, verify] = LOGIN_CALLS as [SpecCall, SpecCall, SpecCall];
    for (const headers of [
      {},
      { origin: 'http://localhost:3000', 'x-client': 'app' },
      { 'sec-fetch-mode': 'cors', 'x-client': 'app' },
      { 'sec-fetch-site': 'same-site', 'x-client': 'app' },
    ]) {
      const given = await sign(Wallet.createRandom());
      for (const call of [login, verify]) {
        const { status, body } = await send(call, given, headers as Record<string, string>);
        // With an Origin header a login also needs a proof of the page's key (RFC 9449), which no page of a test sends here.
        const isRefused = 'origin' in headers && call === verify;
        expect([status, read(body, 'data.refresh_token') ?? null]).toEqual([isRefused ? 401 : 200, null]);
      }
    }
  });

  it('gives an app its refresh token, which opens nothing before the signature is verified', async () => {
    const [, login, verify] = LOGIN_CALLS as [SpecCall, SpecCall, SpecCall];
    const given = await sign(Wallet.createRandom());
    const headers = { 'x-client': 'app' };
    const refresh = (refresh_token: unknown) =>
      paymentServer.server.ask('POST', '/auth/refresh-token', { body: { refresh_token }, headers });
    const token = read((await send(login, given, headers)).body, 'data.refresh_token');
    expect(token).toEqual(expect.stringMatching(/^[0-9a-f]{32}\./));
    expect((await refresh(token)).code).toBe('SESSION_ENDED');
    const verified = await send(verify, given, headers);
    expect([verified.status, read(verified.body, 'data.refresh_token')]).toEqual([200, token]);
    const next = (await refresh(token)).data as { refresh_token: string };
    expect(next.refresh_token).not.toBe(token);
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });
});

describe('[AP-06] fields that the specification does not know', () => {
  it('ignores unknown keys in the query of a GET', async () => {
    for (const query of [
      'utm_source=mail',
      'tagName=music&_=1732270000',
      '__proto__=1',
      'constructor=x&constructor=y',
    ]) {
      const { status } = await paymentServer.server.ask('GET', `/world/get-all-spaces/1/5?${query}`);
      expect([query, status]).toEqual([query, 200]);
    }
  });

  it.each(['tag', 'tags', 'tagName', 'tagType'])('filters spaces by the key %s', async (key) => {
    const { data } = await paymentServer.server.ask('GET', `/world/get-all-spaces/1/5?${key}=Music`);
    expect((data as { count: number }).count).toBeGreaterThan(0);
    expect((await paymentServer.server.ask('GET', `/world/get-all-spaces/1/5?${key}=horror`)).data).toMatchObject({
      count: 0,
    });
  });

  it('refuses an unknown field of a body and names it', async () => {
    const reply = await paymentServer.server.server.hosts.api.inject({
      method: 'POST',
      url: '/follow/user',
      headers: { authorization: `Bearer ${member.token}` },
      payload: { userId: 1, colour: 'red' },
    });
    expect(reply.json()).toMatchObject({ code: 'INPUT_INVALID', msg: 'Unknown field "colour" in body' });
    expect(reply.statusCode).toBe(400);
  });

  it('names each field whose value is wrong', async () => {
    const { status, body } = await send(LOGIN_CALLS[0] as SpecCall, { walletAddress: '0x12', nonce: 7 });
    expect([status, body.msg]).toEqual([
      400,
      'Field "walletAddress" must have the format of "0x5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d". Field "nonce" must have at most 128 characters.',
    ]);
  });

  it.each<Record<string, string>>([{}, { 'content-type': 'application/json' }])(
    'toggles a favourite without a body (%j)',
    async (headers) => {
      const call = MEMBER_CALLS.find(({ name }) => name === 'mark-favourite-space') as SpecCall;
      const toggle = async () => {
        const { body } = await send(call, values, { authorization: `Bearer ${member.token}`, ...headers });
        return read(body, 'data.isFavourite');
      };
      const first = await toggle();
      expect([await toggle(), await toggle()]).toEqual([!first, first]);
    },
  );
});
