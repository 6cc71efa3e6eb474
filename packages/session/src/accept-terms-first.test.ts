import { afterLoginAnswered, termsDeclined, termsShown } from '@xana/contracts/events/auth';
import { memberLeft } from '@xana/contracts/events/session';
import { createEventBus } from '@xana/event-bus';
import { acceptTermsFirst } from './accept-terms-first.ts';

function openPage() {
  const bus = createEventBus({ owners: ['session', 'shell', 'auth'], validate: 'always', report: () => {} });
  let requests = 0;
  bus.onAny('shell:termsRequested', () => {
    requests += 1;
  });
  const auth = bus.forOwner('auth');
  const session = bus.forOwner('session');
  const ask = () => acceptTermsFirst({ bus: session, shellBus: bus.forOwner('shell') });
  return { ask, auth, session, requests: () => requests };
}
const accepted = (step = 'terms') => ({ userId: 7, step });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[LG-15] concurrent calls share one dialog, and a later call opens another one', async () => {
  const { ask, auth, requests } = openPage();
  const calls = [ask(), ask()];
  auth.publish(termsShown, {});
  auth.publish(afterLoginAnswered, accepted('welcome'));
  auth.publish(afterLoginAnswered, accepted());
  expect([await Promise.all(calls), requests()]).toEqual([[true, true], 1]);
  const later = ask();
  auth.publish(afterLoginAnswered, accepted());
  expect([await later, requests()]).toEqual([true, 2]);
});

test('[LG-15] a call ends when the member declines or leaves', async () => {
  const { ask, auth, session } = openPage();
  const declined = ask();
  auth.publish(termsDeclined, {});
  await expect(declined).resolves.toBe(false);
  const left = ask();
  session.publish(memberLeft, { userId: 7, reason: 'logout' });
  await expect(left).resolves.toBe(false);
});

test('[LG-15] a call ends when no dialog opens within 15 s, and waits for one that is open', async () => {
  const { ask, auth } = openPage();
  const alone = ask();
  await jest.advanceTimersByTimeAsync(15_000);
  await expect(alone).resolves.toBe(false);
  const reading = ask();
  auth.publish(termsShown, {});
  await jest.advanceTimersByTimeAsync(600_000);
  auth.publish(afterLoginAnswered, accepted());
  await expect(reading).resolves.toBe(true);
});
