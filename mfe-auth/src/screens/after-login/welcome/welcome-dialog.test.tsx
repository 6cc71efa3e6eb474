import { fireEvent, screen } from '@testing-library/react';
import { updateUserProfileDetails } from '@xana/contracts/http/users/profiles';
import { chooseUsername, suggestUsernames } from '@xana/contracts/http/users/usernames';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { act } from 'react';
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

it('[LG-08] Yes leads to the member’s profile, and dismisses the welcome on the server', async () => {
  const { sent, onAnswered, path } = await open();
  expect(screen.getByRole('dialog', { name: 'Welcome to XANA, Mia' })).toBeTruthy();
  await press('Yes', 'link');
  expect(path()).toBe('/profile?user=7');
  expect(sent).toEqual([{ isPopUpShow: false }]);
  expect(onAnswered).toHaveBeenCalledTimes(1);
});

it.each(['No, continue', 'Close'])(
  '[LG-08] "%s" stays on the page, and dismisses the welcome on the server',
  async (name) => {
    const { sent, onAnswered, path } = await open();
    await press(name);
    expect(path()).toBe('/explore');
    expect(sent).toEqual([{ isPopUpShow: false }]);
    expect(onAnswered).toHaveBeenCalledTimes(1);
  },
);

it('[LG-08] closes without a message when the server does not answer', async () => {
  const { onAnswered, asked } = await open({ isDown: true });
  await press('No, continue');
  expect(onAnswered).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});

it('[LG-08] welcomes in Japanese', async () => {
  const { path } = await open({ locale: 'ja' });
  expect(screen.getByRole('dialog', { name: /XANAへようこそ/ })).toBeTruthy();
  await press('はい', 'link');
  expect(path()).toBe('/profile?user=7');
});

describe('with a generated username', () => {
  const newMember = {
    ...member,
    userProfile: { ...member.userProfile, username: 'explorer085481ad87b68cda' },
  };
  const USERNAME = { name: 'Choose a username (optional)' };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', USERNAME);
  const type = async (value: string) =>
    fireEvent.change(await screen.findByRole('textbox', USERNAME), { target: { value } });

  async function openNew(save: (username: string) => unknown = () => {}) {
    const saved: unknown[] = [];
    const onAnswered = jest.fn();
    const shell = await renderInFakeShell(() => <WelcomeDialog onAnswered={onAnswered} />, {
      remote: 'mfe-auth',
      path: '/explore',
      member: newMember,
      answers: [
        answerTo(suggestUsernames, () => ({ usernames: ['mia', 'mia27', 'sunnymia'] })),
        answerTo(chooseUsername, async ({ username }) => {
          await save(username);
          saved.push(username);
          return { username };
        }),
        answerTo(updateUserProfileDetails, () => ({ isPopUpShow: false })),
      ],
    });
    return { ...shell, saved, onAnswered };
  }

  it('[LG-08] [PR-02] saves a suggestion, and opens the profile', async () => {
    const { saved, path } = await openNew();
    await press('mia27');
    expect(field().value).toBe('mia27');
    await press('Yes', 'link');
    expect(saved).toEqual(['mia27']);
    expect(path()).toBe('/profile?user=7');
  });

  it('[LG-08] [PR-02] keeps what was typed when the username is taken or invalid', async () => {
    const { saved, onAnswered, path } = await openNew((username) => {
      if (username === 'taken1') throw apiError({ code: 'USER.USER_ALREADY EXISTS', message: 'Taken.', status: 409 });
    });
    await type('not valid!');
    await press('No, continue');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Use letters and digits only, at least one letter')).toBeTruthy();
    await type('taken1');
    await press('No, continue');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('User with username already exist')).toBeTruthy();
    expect(field().value).toBe('taken1');
    expect([saved, onAnswered.mock.calls.length]).toEqual([[], 0]);
    await type('Free1');
    await press('No, continue');
    expect([saved, onAnswered.mock.calls.length, path()]).toEqual([['Free1'], 1, '/explore']);
  });

  it('[LG-08] [PR-02] saves what was typed when it is closed', async () => {
    const { saved, onAnswered } = await openNew();
    await type('not valid!');
    await press('Close');
    expect(field().value).toBe('not valid!');
    expect([saved, onAnswered.mock.calls.length]).toEqual([[], 0]);
    await type('Typed1');
    await press('Close');
    expect([saved, onAnswered.mock.calls.length]).toEqual([['Typed1'], 1]);
  });

  it('[LG-08] gives up an invalid username when it is closed again', async () => {
    const { saved, onAnswered } = await openNew();
    await type('not valid!');
    await press('Close');
    await press('Close');
    expect([saved, onAnswered.mock.calls.length]).toEqual([[], 1]);
  });

  it('[LG-08] can be closed without a connection, and saves once when it is closed twice', async () => {
    let fails: () => void = () => {};
    let calls = 0;
    const { onAnswered } = await openNew(() => {
      calls += 1;
      return new Promise<never>((_, reject) => {
        fails = () => reject(apiError({ code: 'SERVER_BUSY', message: 'Busy.' }));
      });
    });
    await type('Typed1');
    await press('Close');
    await press('Close');
    expect([calls, onAnswered.mock.calls.length]).toEqual([1, 0]);
    await act(async () => fails());
    expect(field().value).toBe('Typed1');
    await press('Close');
    expect(onAnswered).toHaveBeenCalledTimes(1);
  });
});
