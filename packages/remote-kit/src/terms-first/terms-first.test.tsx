import { screen, waitFor } from '@testing-library/react';
import { afterLoginAnswered } from '@xana/contracts/events/auth';
import { getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { buildMember } from '@xana/test-kit/builders';
import { useBus } from '../context/mount-context.ts';
import { answerTo, apiError, press, renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { TermsFirst } from './terms-first.tsx';

const ACCEPTED = { version: '2026-11-22', acceptedAt: '2026-11-22T08:00:00.000Z', isSigned: false };
const member = buildMember({});

async function show(readAccepted: () => typeof ACCEPTED | null) {
  await renderInFakeShell(
    () => (
      <>
        <AcceptElsewhere />
        <TermsFirst>
          <button type="button">Pay</button>
        </TermsFirst>
      </>
    ),
    {
      // The owner of the event.
      remote: 'mfe-auth',
      member,
      answers: [
        answerTo(getTermsAcceptance, () => ({ version: '2026-11-22', accepted: readAccepted(), message: null })),
      ],
    },
  );
}

function AcceptElsewhere() {
  const bus = useBus();
  return (
    <button type="button" onClick={() => bus.publish(afterLoginAnswered, { userId: member.id, step: 'terms' })}>
      Accept
    </button>
  );
}
const pay = () => screen.queryByRole('button', { name: 'Pay' });
const slot = () => document.querySelector('[data-slot="terms.line"]');

it('[LG-15] shows the line that accepts the terms in place of the form, then the form with the focus', async () => {
  let accepted: typeof ACCEPTED | null = null;
  await show(() => accepted);
  await waitFor(() => expect(slot()).not.toBeNull());
  expect(pay()).toBeNull();
  accepted = ACCEPTED;
  await press('Accept');
  await waitFor(() => expect(pay()).not.toBeNull());
  expect(document.activeElement).toBe(pay());
  expect(slot()).toBeNull();
});

it('[LG-15] shows the form alone to a member who has accepted the terms, and moves no focus', async () => {
  await show(() => ACCEPTED);
  await screen.findByRole('button', { name: 'Pay' });
  expect([slot(), document.activeElement]).toEqual([null, document.body]);
});

it('[LG-15] shows the form when the acceptance cannot be read: the platform decides', async () => {
  await show(() => {
    throw apiError({ code: 'SERVER_BUSY', message: 'Busy.' });
  });
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeTruthy();
});
