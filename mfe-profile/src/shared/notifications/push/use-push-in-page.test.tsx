import { act, waitFor } from '@testing-library/react';
import { PUSH_CLICKED } from '@xana/contracts/push-worker';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { installFakePush } from './fake-browser-push.ts';
import { usePushInPage } from './use-push-in-page.ts';

let fake: ReturnType<typeof installFakePush>;
beforeEach(() => {
  fake = installFakePush();
});
afterEach(() => fake.remove());

function Page() {
  usePushInPage();
  return null;
}
const open = () => renderInFakeShell(Page, { remote: 'mfe-profile', path: '/explore' });

it('[NT-11] goes to the page of a clicked notification, and tells the worker', async () => {
  const shell = await open();
  const answers: unknown[] = [];
  act(() =>
    fake.browser.emit({ type: PUSH_CLICKED, path: '/details/17?for=feed' }, [
      { postMessage: (value: unknown) => answers.push(value) },
    ]),
  );
  await waitFor(() => expect(shell.path()).toBe('/details/17?for=feed'));
  expect(answers).toEqual([true]);
});

it('[NT-11] ignores other messages', async () => {
  const shell = await open();
  act(() => {
    for (const data of [null, 'text', { type: 'other', path: '/chat' }, { type: PUSH_CLICKED, path: 7 }])
      fake.browser.emit(data);
  });
  expect(shell.path()).toBe('/explore');
});
