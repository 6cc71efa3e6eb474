import { screen } from '@testing-library/react';
import { updateUserProfileDetails } from '@xana/contracts/http/users/update-user-profile-details';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { act } from 'react';
import { phrases } from '../phrases/phrases.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

const member = buildMember({ id: 7, name: 'Mia' });

async function open({ isDown = false, locale = 'en' as 'en' | 'ja' } = {}) {
  const sent: unknown[] = [];
  const onAnswered = jest.fn();
  const shell = await renderInFakeShell(() => <WelcomeDialog onAnswered={onAnswered} />, {
    remote: 'mfe-auth',
    path: '/explore',
    locale,
    member,
    phrases,
    answers: [
      answerTo(updateUserProfileDetails, (input) => {
        sent.push(input);
        if (isDown) throw apiError({ code: 'SERVER_BUSY', message: 'Busy.' });
        return { isPopUpShow: false };
      }),
    ],
  });
  return { ...shell, sent, onAnswered };
}

const press = (element: HTMLElement) => act(async () => element.click());

it('[LG-08] Yes leads to the member’s profile, and dismisses the welcome on the server', async () => {
  const { sent, onAnswered, path } = await open();
  expect(screen.getByRole('dialog', { name: 'Welcome to XANA, Mia' })).toBeTruthy();
  await press(screen.getByRole('link', { name: 'Yes' }));
  expect(path()).toBe('/profile?user=7');
  expect(sent).toEqual([{ isPopUpShow: false }]);
  expect(onAnswered).toHaveBeenCalledTimes(1);
});

it.each(['No, continue', 'Close'])(
  '[LG-08] "%s" stays on the page, and dismisses the welcome on the server',
  async (name) => {
    const { sent, onAnswered, path } = await open();
    await press(screen.getByRole('button', { name }));
    expect(path()).toBe('/explore');
    expect(sent).toEqual([{ isPopUpShow: false }]);
    expect(onAnswered).toHaveBeenCalledTimes(1);
  },
);

it('[LG-08] closes without a message when the server does not answer', async () => {
  const { onAnswered, asked } = await open({ isDown: true });
  await press(screen.getByRole('button', { name: 'No, continue' }));
  expect(onAnswered).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

it('[LG-08] welcomes in Japanese', async () => {
  const { path } = await open({ locale: 'ja' });
  expect(screen.getByRole('dialog', { name: /XANAへようこそ/ })).toBeTruthy();
  await press(screen.getByRole('link', { name: 'はい' }));
  expect(path()).toBe('/profile?user=7');
});
