import { logInMembers, type Member } from '../../../../test/test-server.ts';
import { usePaymentServer } from '../test-payment-server.ts';

const limits = { loginTriesPerMinute: 10_000, callsPerMinute: 1_000_000, memberFactor: 1 };
const payments = usePaymentServer(false, { limits });

it('[T102] limits the card setups that a member starts in an hour', async () => {
  const [member, other] = await logInMembers(payments.server, 2);
  const prepare = (caller: Member, attemptId: string) => caller.post('/stripe/prepare-card-setup', { attemptId });
  const answers = [];
  for (let count = 0; count < 12; count += 1) answers.push(await prepare(member, `card-number-${count}`));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const limited = answers.at(-1);
  expect([limited?.status, limited?.code]).toEqual([429, 'RATE_LIMITED']);
  expect((await prepare(other, 'card-number-0')).status).toBe(200);
});
