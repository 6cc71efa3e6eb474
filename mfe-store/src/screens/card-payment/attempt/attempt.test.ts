import { type Attempt, type AttemptEvent, canSubmit, isRunning, nextAttempt, startAttempt } from './attempt.ts';

const run = (events: AttemptEvent[], from: Attempt = startAttempt(false)) => events.reduce(nextAttempt, from);
const SUBMITTED: AttemptEvent = { type: 'submitted' };
const CHALLENGED: AttemptEvent = { type: 'challenged' };
const answered = (status: string): AttemptEvent => ({ type: 'answered', status });
const DECLINED: AttemptEvent = { type: 'stopped', problem: { kind: 'declined', message: 'Your card was declined.' } };

it('[ST-06] starts with the form, and with a check when an earlier try may have paid', () => {
  expect(startAttempt(false)).toEqual({ step: 'ready', problem: null });
  expect(startAttempt(true)).toEqual({ step: 'checking' });
  expect(canSubmit(startAttempt(true))).toBe(false);
});

it('[ST-15] ignores a second submit while one runs', () => {
  const paying = run([SUBMITTED]);
  expect(nextAttempt(paying, SUBMITTED)).toBe(paying);
  for (const step of ['checking', 'paying', 'challenge', 'processing', 'succeeded', 'unexpected'] as const)
    expect([step, canSubmit({ step })]).toEqual([step, false]);
});

it('[ST-09] keeps the message of the provider, and pays with another card', () => {
  const declined = run([SUBMITTED, DECLINED]);
  expect(declined).toEqual({ step: 'ready', problem: { kind: 'declined', message: 'Your card was declined.' } });
  expect(run([SUBMITTED, answered('succeeded')], declined)).toEqual({ step: 'succeeded' });
});

it('[ST-08] [ST-14] waits for the bank, and offers a new try when its question stays unanswered', () => {
  const asked = run([SUBMITTED, CHALLENGED]);
  expect([asked.step, isRunning(asked)]).toEqual(['challenge', true]);
  expect(nextAttempt(asked, answered('succeeded'))).toEqual({ step: 'succeeded' });
  expect(nextAttempt(asked, answered('requires_action'))).toEqual({
    step: 'ready',
    problem: { kind: 'notConfirmed' },
  });
});

it('[ST-08] shows a payment that settles later, and one with an unknown status', () => {
  expect(run([SUBMITTED, answered('processing')])).toEqual({ step: 'processing' });
  expect(run([SUBMITTED, answered('processing'), answered('succeeded')])).toEqual({ step: 'succeeded' });
  expect(run([SUBMITTED, answered('blocked_by_moon')])).toEqual({ step: 'unexpected' });
});

it('[ST-06] stays succeeded, whatever a late answer states', () => {
  const succeeded = run([SUBMITTED, answered('succeeded')]);
  for (const late of [SUBMITTED, CHALLENGED, DECLINED, answered('failed'), answered('processing')])
    expect(nextAttempt(succeeded, late)).toEqual({ step: 'succeeded' });
});

it.each(['requires_payment_method', 'requires_confirmation', 'requires_action', 'failed'])(
  '[ST-06] continues an earlier try with the status %s in the form',
  (status) => {
    expect(run([answered(status)], startAttempt(true))).toEqual({ step: 'ready', problem: null });
  },
);

it('[ST-07] counts an active plan as paid', () => {
  expect(run([SUBMITTED, answered('active')])).toEqual({ step: 'succeeded' });
});
