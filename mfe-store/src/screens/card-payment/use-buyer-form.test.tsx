import { act } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { openAttempt } from './attempt/stored-attempt.ts';
import { useBuyerForm } from './use-buyer-form.ts';

it('[ST-15] passes on what the buyer typed, and nothing else of the attempt', async () => {
  const passed: object[] = [];
  let form: ReturnType<typeof useBuyerForm> | undefined;
  const attempt = openAttempt('xeny-500');
  function Form() {
    form = useBuyerForm({
      buyer: attempt,
      choice: { savedCard: null, isKept: false },
      hasReceipt: true,
      onBuyer: (buyer) => passed.push(buyer),
      onSubmit: () => {},
    });
    return null;
  }
  await renderInFakeShell(Form, { remote: 'mfe-store' });
  // Nothing was typed, so nothing is wrong yet.
  expect(form?.cardError).toBeUndefined();
  expect(form?.errorOf('cardholder')).toBeUndefined();
  await act(async () => form?.write({ card: { isComplete: true, error: undefined } }));
  await act(async () => form?.write({ email: ' mia@x.test ', cardholder: 'Mia' }));
  await act(async () => form?.submit());
  expect(passed.map((buyer) => Object.keys(buyer).sort())).toEqual(
    passed.map(() => ['cardholder', 'country', 'email']),
  );
  expect(passed.at(-1)).toMatchObject({ email: 'mia@x.test', cardholder: 'Mia' });
});
