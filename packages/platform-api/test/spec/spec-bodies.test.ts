import { usePaymentServer } from '../../src/operations/payments/test-payment-server.ts';
import { formOf, plain } from '../../src/operations/uploads/test-upload.ts';
import { insertBuiltWorld, insertSpace } from '../test-rows.ts';
import { logIn, type Member } from '../test-server.ts';
import { expectAnswer, readPath, type SpecCall, sendSpecCall } from './test-spec-calls.ts';
import { MEMBER_CALLS } from './test-spec-member-calls.ts';

type Values = Record<string, unknown>;

const { server } = usePaymentServer(false);
let member: Member;
let values: Values;

beforeAll(async () => {
  member = await logIn(server);
  const friend = await logIn(server);
  const spaceId = await insertSpace(server, { name: 'Theirs', tags: ['music'], creator_id: friend.userId });
  const worldId = await insertBuiltWorld(server, member.userId);
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

/** `uploadFile via FormData {file}`. */
async function uploadPicture(): Promise<string> {
  const { payload, headers } = formOf(await plain().png().toBuffer());
  const reply = await server.server.hosts.api.inject({
    method: 'POST',
    url: '/item/upload-file-v3',
    payload,
    headers: { ...headers, authorization: `Bearer ${member.token}` },
  });
  return (reply.json() as { data: { file: string } }).data.file;
}

describe('[AP-06] [AP-08] [AP-09] requests with the fields of the specification', () => {
  it.each(MEMBER_CALLS.map((call) => [call.name, call] as const))('accepts the request %s', async (name, call) => {
    const isPlan = name === 'createSubscription';
    const given = isPlan ? { ...values, priceId: 'price-plan-100' } : values;
    const answer = await sendSpecCall(server, call, given, { authorization: `Bearer ${member.token}` });
    expectAnswer(answer, call);
    if (name === 'initiateXenyPayment') values.paymentIntentId = readPath(answer.body, 'data.paymentIntentId');
  });

  it('[AP-09] returns msg.raw.message when the card is declined', async () => {
    const call = MEMBER_CALLS.find(({ name }) => name === 'createSubscription') as SpecCall;
    const other = await logIn(server);
    const given = { ...values, priceId: 'price-plan-100', paymentMethod: 'pm_card_chargeDeclined' };
    const { body } = await sendSpecCall(server, call, given, { authorization: `Bearer ${other.token}` });
    expect(readPath(body, 'msg.raw.message')).toMatch(/declined/);
  });

  it('[AP-06] returns a space with the fields that were sent', async () => {
    const mine = await member.get('/world/get-my-spaces/1/5');
    const [{ id } = { id: 0 }] = (mine.data as { rows: { id: number }[] }).rows;
    const { data } = await server.get(`/item/get-space-details/${id}`);
    expect(data).toMatchObject({
      name: values.name,
      description: '1,050 XENY',
      image: values.image,
      videoThumbnail: values.videoThumbnail,
      youtubeUrl: values.youtubeurl,
      tags: ['music', 'fan_work'],
    });
    const builtWorlds = await member.get('/item/user-created-worlds');
    expect(builtWorlds.data).toMatchObject([{ id: values.metaverseWorldId, spaceId: id }]);
  });

  it.each<Record<string, string>>([{}, { 'content-type': 'application/json' }])(
    '[AP-06] toggles a favourite without a body (%j)',
    async (headers) => {
      const call = MEMBER_CALLS.find(({ name }) => name === 'mark-favourite-space') as SpecCall;
      const toggle = async () => {
        const { body } = await sendSpecCall(server, call, values, {
          authorization: `Bearer ${member.token}`,
          ...headers,
        });
        return readPath(body, 'data.isFavourite');
      };
      const first = await toggle();
      expect([await toggle(), await toggle()]).toEqual([!first, first]);
    },
  );
});
