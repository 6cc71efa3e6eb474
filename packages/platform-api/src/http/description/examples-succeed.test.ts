import { allOperations } from '@xana/contracts/http/all-operations';
import { z } from 'zod';
import { fixturesOf } from '../../../test/security/test-fixtures.ts';
import { logIn, type Member, TEST_PUSH } from '../../../test/test-server.ts';
import { usePaymentServer } from '../../operations/payments/test-payment-server.ts';
import { uploadPicture } from '../../operations/uploads/test-upload.ts';

type OperationId = keyof typeof allOperations;
type Json = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The keywords of the OpenAPI document that this test reads. */
interface Described {
  operationId: string;
  servers: [{ url: string }];
  parameters: { name: string; in: 'path' | 'query' | 'header'; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: Json }> };
  security: Json[];
  responses: Record<string, { content: { 'application/json': { schema: Json } } }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Json };
}

/** Examples that cannot succeed, and what they lack. */
const INCOMPLETE: [OperationId, string][] = [
  ['acceptTerms', 'a signature of the account'],
  ['cardWebhook', 'the signature of the card provider'],
  ['exchangeHandOff', 'a one-time code'],
  ['exchangeTelegramToken', 'a one-time token'],
  ['grantHandOff', 'a signature over a nonce'],
  ['linkTelegram', 'the signature of Telegram'],
  ['linkWallet', 'a signature over a nonce'],
  ['loginExternalWallet', 'a signature over a nonce'],
  ['loginWithTelegramMiniApp', 'the signature of Telegram'],
  ['reauthenticate', 'a signature over a nonce'],
  ['refreshToken', 'a one-time token'],
  ['telegramCallback', 'the signature of Telegram'],
  ['uploadChatPicture', 'a file'],
  ['uploadFile', 'a file'],
  ['uploadFileV3', 'a file'],
  ['verifySignature', 'a signature over a nonce'],
];
const isComplete = (id: OperationId): boolean => !INCOMPLETE.some(([incomplete]) => incomplete === id);

/** Operations on the caller's own rows: their ids come from a fixture. The ids of other examples are in the demo data. */
const ON_OWN_ROWS: OperationId[] = [
  'acceptMessageRequest',
  'cancelEvent',
  'cancelSubscription',
  'changeSubscriptionCard',
  'commentFeed',
  'create2dSpace',
  'createEvent',
  'deleteChatMsg',
  'deleteFeed',
  'deleteNotification',
  'deleteSpace',
  'dismissAccountNotice',
  'editChatMsg',
  'editComment',
  'editFeed',
  'endSession',
  'feedCommentDelete',
  'findMessageAt',
  'getChatChanges',
  'getFriendsChat',
  'getOwnEvent',
  'getOwnSpace',
  'getSpaceNumbers',
  'getXenyTokensByUser',
  'likeUnlikeMsg',
  'markChatRead',
  'markTxnFailure',
  'removeMessageRequest',
  'removeSavedCard',
  'restoreChatMsg',
  'restoreEvent',
  'restoreFeed',
  'restoreFeedComment',
  'restoreMessageRequest',
  'restoreNotification',
  'restoreSpace',
  'resumeSubscription',
  'searchMessages',
  'setDefaultCard',
  'setEventAnswer',
  'unlinkLoginMethod',
  'updateEvent',
  'updateSpace',
];

const HOSTS = ['api', 'marketplace', 'chat'] as const;
const OPERATION_IDS = Object.keys(allOperations) as OperationId[];

const paymentServer = usePaymentServer(false, { seed: 'demo', push: TEST_PUSH });
const { server } = paymentServer;
let document: OpenApi;
beforeAll(async () => {
  const { payload } = await server.server.hosts.api.inject('/openapi.json');
  document = JSON.parse(payload) as OpenApi;
});

describe('the examples of the OpenAPI document', () => {
  it.each(OPERATION_IDS.filter(isComplete))('[AP-01] returns what the document describes for %s', async (id) => {
    const { response, described } = await sendExample(id);
    const [status = ''] = Object.keys(described.responses);
    expect([response.statusCode, response.json()]).toEqual([
      Number(status),
      expect.objectContaining({ success: true }),
    ]);
    const schema = resolveComponents(described.responses[status]?.content['application/json'].schema ?? {});
    expect(z.fromJSONSchema(schema).safeParse(response.json()).error).toBeUndefined();
  });

  it.each(INCOMPLETE)('[AP-01] rejects the example of %s, which lacks %s', async (id) => {
    const { response } = await sendExample(id);
    expect([400, 401]).toContain(response.statusCode);
  });
});

/** Sends the example of an operation as a new member, or without a token where the document asks for none. */
async function sendExample(id: OperationId) {
  const { path, method, described } = findOperation(id);
  const { parameters, requestBody, servers, security } = described;
  const member = await logIn(server);
  const ids = await ownIds(id, member);
  const fill = async (name: string, example: unknown): Promise<[string, unknown]> => {
    if (String(example).includes('/p/upload/')) return [name, await uploadPicture(server, member)];
    return [name, ids[name] ?? example];
  };
  const fillAll = async (place: 'path' | 'query') => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return Promise.all(here.map(({ name, example }) => fill(name, example)));
  };
  const inPath = Object.fromEntries(await fillAll('path'));
  const query = new URLSearchParams((await fillAll('query')).map(([name, value]) => [name, String(value)]));
  const body = requestBody?.content['application/json']?.example;
  const { origins } = server.platform.config;
  const host = HOSTS.find((each) => origins[each] === servers[0].url) ?? 'api';
  const response = await server.server.hosts[host].inject({
    method,
    url: `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name])))}?${query}`,
    headers: security.some((each) => 'accessToken' in each) ? { authorization: `Bearer ${member.token}` } : {},
    ...(body
      ? { payload: Object.fromEntries(await Promise.all(Object.entries(body).map((field) => fill(...field)))) }
      : {}),
  });
  return { response, described };
}

function findOperation(id: OperationId) {
  for (const [path, methods] of Object.entries(document.paths)) {
    const found = Object.entries(methods).find(([, { operationId }]) => operationId === id);
    if (found) return { path, method: found[0].toUpperCase() as Method, described: found[1] };
  }
  throw new Error(`The document does not describe ${id}.`);
}

/** Ids of new rows of the member, by the field that names them. */
async function ownIds(id: OperationId, member: Member): Promise<Json> {
  if (!ON_OWN_ROWS.includes(id)) return {};
  const fixtures = fixturesOf(paymentServer, member, await logIn(server));
  const { worldId, ...input } = (await fixtures[id]?.())?.theirs ?? {};
  const ids = Object.entries(input).filter(([name]) => /^(id|seq|userAddress)$|Id$/.test(name));
  return { ...Object.fromEntries(ids), ...(worldId ? { metaverseWorldId: worldId } : {}) };
}

function resolveComponents(schema: Json): Json {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Json;
}
