import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getPrivacySettings, updatePrivacySettings } from '@xana/contracts/http/settings/account';
import type { PrivacySettings } from '@xana/contracts/http/settings/privacy-settings';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { SettingsScreen } from './settings-screen.tsx';

const member = buildMember({ id: 7, name: 'Mia' });
let settings: PrivacySettings;
let changes: unknown[];
let isBroken: boolean;
beforeEach(() => {
  settings = { messageSenders: 'everybody', showsPresence: true };
  changes = [];
  isBroken = false;
});

const open = (path: string) =>
  renderInFakeShell(SettingsScreen, {
    remote: 'mfe-profile',
    path,
    member,
    answers: [
      answerTo(getPrivacySettings, () => settings),
      answerTo(updatePrivacySettings, (change) => {
        if (isBroken) throw apiError({ code: 'SERVER_BUSY', message: 'Busy.' });
        changes.push(change);
        settings = { ...settings, ...(change as Partial<PrivacySettings>) };
        return settings;
      }),
    ],
  });

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

it('[SG-01] lists the sections, and shows the first one beside the list', async () => {
  await open('/settings');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/settings/profile', '/settings/account', '/settings/privacy', '/settings/blocked']),
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Profile');
  expect(document.querySelector('[aria-current]')).toBeNull();
});

it('[SG-01] leads from an unknown section back to the list', async () => {
  await open('/settings/unknown');
  expect(screen.getByText('There is no such section')).toBeTruthy();
});

it('[SG-02] [SG-03] stores each change of the privacy at once', async () => {
  await open('/settings/privacy');
  await waitFor(() => expect(radio(/^Everyone/).checked).toBe(true));
  fireEvent.click(radio(/^People you follow/));
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(changes).toEqual([{ messageSenders: 'following' }, { showsPresence: false }]));
  expect(radio(/^People you follow/).checked).toBe(true);
});

it('[SG-02] shows what the server has when a change fails', async () => {
  const { asked } = await open('/settings/privacy');
  await waitFor(() => expect(radio(/^Everyone/).checked).toBe(true));
  isBroken = true;
  fireEvent.click(radio(/^No one/));
  await waitFor(() => expect(asked.some((each) => each.startsWith('toast'))).toBe(true));
  await waitFor(() => expect(radio(/^Everyone/).checked).toBe(true));
});
