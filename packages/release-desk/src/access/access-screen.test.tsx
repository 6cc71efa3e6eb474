import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskAccess, DeskMe, DeskOverview } from '@xana/contracts/releases/desk';
import * as client from '../server/desk-client.ts';
import { renderInDesk } from '../test-desk.tsx';
import { AccessScreen } from './access-screen.tsx';

jest.mock('../server/desk-client.ts', () => ({
  ...jest.requireActual('../server/desk-client.ts'),
  readMe: jest.fn(),
  readAccess: jest.fn(),
  readOverview: jest.fn(),
  runCommand: jest.fn(),
}));

const readMe = jest.mocked(client.readMe);
const readAccess = jest.mocked(client.readAccess);
const runCommand = jest.mocked(client.runCommand);

const AYA = { kind: 'person' as const, subject: 'aya', name: 'Aya Kimura', roles: { all: ['promote', 'admin'] } };
const TOM = { kind: 'person' as const, subject: 'tom', name: 'Tom Baker', roles: { 'mfe-store': ['publish'] } };
const ACCESS: DeskAccess = {
  revision: 9,
  roles: ['publish', 'promote', 'admin'],
  members: [AYA, TOM],
  twoPersons: ['shell'],
  owners: { 'mfe-store': { team: 'Commerce', pages: ['/store'], slots: [], handlers: [] } },
  proposals: [],
};
const PROPOSAL = {
  id: 'abc',
  verb: 'promote',
  name: 'shell',
  args: ['shell'],
  options: {},
  command: 'promote shell',
};
const named = (name: string) => ({ name }) as DeskOverview['microfrontends'][number];
const OVERVIEW = { revision: 9, microfrontends: ['shell', 'mfe-store', 'mfe-chat'].map(named), retired: [] };

beforeEach(() => {
  readMe.mockResolvedValue({ ...AYA, isMember: true });
  readAccess.mockResolvedValue(ACCESS);
  jest.mocked(client.readOverview).mockResolvedValue(OVERVIEW as unknown as DeskOverview);
  runCommand.mockReset().mockResolvedValue({ data: {}, text: 'done' });
});

async function show(me?: Partial<DeskMe>) {
  if (me) readMe.mockResolvedValue({ ...AYA, isMember: true, ...me });
  renderInDesk(<AccessScreen />);
  await screen.findByText('Tom Baker');
  await screen.findByText('mfe-chat');
  return userEvent.setup();
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(dialog().getByRole('button', { name }));

async function choose(user: ReturnType<typeof userEvent.setup>, label: RegExp, choice: string) {
  await user.selectOptions(dialog().getByRole('combobox', { name: label }), choice);
}

describe('the access screen', () => {
  it('[MF-01] shows which remote owns which pages, and its team', async () => {
    await show();
    const owner = within(await screen.findByRole('region', { name: 'Who owns what' }));
    expect(owner.getByText('Commerce').textContent).toBe('Commerce');
    owner.getByText('/store');
    expect(owner.queryByText('Slots')).toBeNull();
  });

  it('[MF-04] grants roles to a member: shows what changes, asks for a role and a reason, and sends the command', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Grant roles to Tom Baker' }));
    await choose(user, /Microfrontend/, 'mfe-store');
    expect(dialog().getByRole<HTMLInputElement>('checkbox', { name: /^publish/ }).disabled).toBe(true);
    await press(user, 'Grant roles');
    dialog().getByText('Choose at least one role');
    await user.click(dialog().getByRole('checkbox', { name: /^promote/ }));
    dialog().getByText('Tom Baker: + promote for mfe-store');
    await user.type(dialog().getByLabelText('Reason'), 'he leads the team');
    await press(user, 'Grant roles');
    expect(runCommand).toHaveBeenCalledWith({
      verb: 'grant',
      args: ['mfe-store', 'promote'],
      options: { person: 'tom', expect: '9', reason: 'he leads the team' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Grant roles to Tom Baker' })),
    );
  });

  it('[MF-04] adds a member by subject and name, without invisible characters, and tells that a second person decides', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Add a member' }));
    await user.type(dialog().getByLabelText('Reason'), 'new');
    await press(user, 'Grant roles');
    dialog().getByText('Enter the subject');
    await choose(user, /Who/, 'CI workflow');
    await user.click(dialog().getByLabelText('Subject'));
    await user.paste(' repo:xana/shell\u200b ');
    await user.type(dialog().getByLabelText('Display name'), 'Shell CI');
    await user.click(dialog().getByRole('checkbox', { name: /^publish/ }));
    dialog().getByText('Shell CI: + publish for shell');
    dialog().getByText('Shell CI is a new member.');
    dialog().getByText('A second person must approve this change before it is made.');
    runCommand.mockResolvedValue({ data: { proposal: 'abc' }, text: 'waits' });
    await press(user, 'Grant roles');
    await dialog().findByText('A second person must approve this change');
    expect(runCommand).toHaveBeenCalledWith({
      verb: 'grant',
      args: ['shell', 'publish'],
      options: { workflow: 'repo:xana/shell', as: 'Shell CI', expect: '9', reason: 'new' },
    });
  });

  it('[MF-04] keeps what is typed when the server refuses, and shows the refusal', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Add a member' }));
    await user.type(dialog().getByLabelText('Subject'), 'emi');
    await user.click(dialog().getByRole('checkbox', { name: /^promote/ }));
    await user.type(dialog().getByLabelText('Reason'), 'new');
    const answer = '`release grant` needs the role "admin" for shell. Ren (ren) can grant it.';
    runCommand.mockRejectedValueOnce(new client.ServerError(answer, 403));
    await press(user, 'Grant roles');
    await dialog().findByText(answer);
    expect(dialog().getByLabelText<HTMLInputElement>('Subject').value).toBe('emi');
    expect(dialog().getByLabelText<HTMLInputElement>('Reason').value).toBe('new');
    expect(dialog().getByRole<HTMLInputElement>('checkbox', { name: /^promote/ }).checked).toBe(true);
  });

  it('[MF-04] takes roles back, and tells who has none then', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Take roles back from Tom Baker' }));
    expect(dialog().queryByRole('checkbox', { name: /^promote/ })).toBeNull();
    await user.click(dialog().getByRole('checkbox', { name: /^publish/ }));
    dialog().getByText('Tom Baker: − publish for mfe-store');
    dialog().getByText('Tom Baker has no role then, and sees nothing here.');
    await user.type(dialog().getByLabelText('Reason'), 'left{Enter}');
    expect(runCommand).toHaveBeenCalledWith({
      verb: 'revoke',
      args: ['mfe-store', 'publish'],
      options: { person: 'tom', expect: '9', reason: 'left' },
    });
  });

  it('[MF-04] warns an admin who takes that role back from themselves', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Take roles back from Aya Kimura' }));
    await user.click(dialog().getByRole('checkbox', { name: /^admin/ }));
    dialog().getByText('You cannot grant roles there afterwards.');
  });

  it('[MF-04] turns the two-person rule of a microfrontend on and off', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Require two people: mfe-chat' }));
    await user.type(dialog().getByLabelText('Reason'), 'payments{Enter}');
    expect(runCommand).toHaveBeenLastCalledWith({
      verb: 'two-person',
      args: ['mfe-chat'],
      options: { expect: '9', reason: 'payments' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Allow one person: shell' }));
    await user.type(dialog().getByLabelText('Reason'), 'tests{Enter}');
    expect(runCommand).toHaveBeenLastCalledWith({
      verb: 'two-person',
      args: ['shell'],
      options: { lift: true, expect: '9', reason: 'tests' },
    });
  });

  it('[MF-04] withdraws a change with a reason', async () => {
    const asked = { ...PROPOSAL, reason: 'r', subject: 'aya', by: 'Aya Kimura', at: new Date().toISOString() };
    readAccess.mockResolvedValue({ ...ACCESS, proposals: [asked] });
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Withdraw: promote shell' }));
    await user.type(dialog().getByLabelText('Reason'), 'too early');
    runCommand.mockResolvedValue({ data: { proposal: 'abc' }, text: 'withdrawn' });
    await press(user, 'Withdraw');
    expect(runCommand).toHaveBeenCalledWith({ verb: 'withdraw', args: ['abc'], options: { reason: 'too early' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[MF-04] offers an admin of one microfrontend nothing of the others', async () => {
    const user = await show({ ...TOM, roles: { 'mfe-store': ['admin'] } });
    await screen.findByRole('button', { name: 'Add a member' });
    expect(screen.queryByRole('button', { name: 'Take roles back from Aya Kimura' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /two people:|one person:/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Add a member' }));
    const choices = within(dialog().getByRole('combobox', { name: /Microfrontend/ })).getAllByRole('option');
    expect(choices.map((option) => option.textContent)).toEqual(['mfe-store']);
  });

  it('[MF-04] shows a member without the role "admin" the list and no buttons', async () => {
    const asked = { ...PROPOSAL, reason: 'r', subject: 'emi', by: 'Emi', at: new Date().toISOString() };
    readAccess.mockResolvedValue({ ...ACCESS, proposals: [asked] });
    await show({ ...TOM });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
