import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskStorage } from '@xana/contracts/releases/desk-storage';
import * as client from '../server/desk-client.ts';
import { queryClient } from '../server/use-desk-data.ts';
import { renderInDesk } from '../test-desk.tsx';
import { StorageSection } from './storage-section.tsx';

jest.mock('../server/desk-client.ts', () => ({
  ...jest.requireActual('../server/desk-client.ts'),
  readMe: jest.fn(),
  readAccess: jest.fn(),
  readOverview: jest.fn(),
  readStorage: jest.fn(),
  runCommand: jest.fn(),
}));

const readMe = jest.mocked(client.readMe);
const readStorage = jest.mocked(client.readStorage);
const runCommand = jest.mocked(client.runCommand);

const AYA = { kind: 'person' as const, subject: 'aya', name: 'Aya Kimura', roles: { all: ['admin'] } };
const PLAN: DeskStorage = {
  revision: 9,
  releases: [{ name: 'mfe-store', id: 'a'.repeat(16), version: '1.0.0', bytes: 2_400_000 }],
  bytes: 2_900_000,
  pages: 4,
  leftovers: 0,
  kept: [{ name: 'mfe-store', id: 'b'.repeat(16), version: '2.0.0', reason: 'active' }],
};

beforeEach(() => {
  readMe.mockResolvedValue({ ...AYA, isMember: true });
  jest.mocked(client.readAccess).mockResolvedValue({
    revision: 9,
    roles: ['admin'],
    members: [AYA],
    twoPersons: [],
    owners: {},
    proposals: [],
  });
  jest.mocked(client.readOverview).mockRejectedValue(new client.ServerError('not asked', 500));
  readStorage.mockResolvedValue(PLAN);
  runCommand.mockReset().mockResolvedValue({ data: { releases: PLAN.releases, bytes: 2_900_000 }, text: 'Deleted' });
});

function show() {
  renderInDesk(<StorageSection />);
  return userEvent.setup();
}

const dialog = () => within(screen.getByRole('dialog'));

describe('the release store', () => {
  it('[MF-04] shows what would be deleted and why the rest is kept, deletes it, and shows the freed bytes', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Delete old releases' }));
    await dialog().findByText('Releases: 1, pages: 4, 2.9 MB in all');
    dialog().getByText('2.4 MB');
    dialog().getByText('1 release is kept');
    await user.clear(dialog().getByLabelText('Newest releases kept of each microfrontend'));
    await user.type(dialog().getByLabelText('Newest releases kept of each microfrontend'), '2');
    await user.type(dialog().getByLabelText('Reason'), 'the disk is full');
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    await dialog().findByText('Deleted. Releases: 1, freed: 2.9 MB');
    expect(readStorage).toHaveBeenCalledWith({ keep: 2, olderThan: 0 });
    expect(runCommand).toHaveBeenCalledWith({
      verb: 'gc',
      args: [],
      options: { keep: '2', 'older-than': '0', expect: '9', reason: 'the disk is full' },
    });
    expect(dialog().queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('[MF-04] deletes nothing before the plan was seen, or with a count that is not a whole number', async () => {
    let answer: (plan: DeskStorage) => void = () => {};
    readStorage.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Delete old releases' }));
    await user.type(dialog().getByLabelText('Reason'), 'the disk is full{Enter}');
    answer(PLAN);
    await dialog().findByText('2.4 MB');
    expect(runCommand).not.toHaveBeenCalled();
    await user.clear(dialog().getByLabelText('Keep what is younger than (days)'));
    await user.type(dialog().getByLabelText('Keep what is younger than (days)'), '1.5');
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    dialog().getByText('Enter a whole number from 0 to 9999');
    expect(runCommand).not.toHaveBeenCalled();
  });

  it('[MF-04] is not offered without the role "admin" for all microfrontends', async () => {
    readMe.mockResolvedValue({ ...AYA, roles: { 'mfe-store': ['admin'] }, isMember: true });
    show();
    await queryClient.fetchQuery({ queryKey: ['me'], queryFn: client.readMe });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
