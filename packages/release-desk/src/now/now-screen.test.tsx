import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskOverview } from '@xana/contracts/releases/desk';
import * as client from '../server/desk-client.ts';
import { queryClient } from '../server/use-desk-data.ts';
import { OLDER_RELEASE, RELEASE, renderInDesk } from '../test-desk.tsx';
import { NowScreen } from './now-screen.tsx';

jest.mock('../server/desk-client.ts', () => ({
  ...jest.requireActual('../server/desk-client.ts'),
  readMe: jest.fn(),
  readAccess: jest.fn(),
  readOverview: jest.fn(),
  readPlan: jest.fn(),
  runCommand: jest.fn(),
}));

const readOverview = jest.mocked(client.readOverview);
const readMe = jest.mocked(client.readMe);
const readAccess = jest.mocked(client.readAccess);
const readPlan = jest.mocked(client.readPlan);
const runCommand = jest.mocked(client.runCommand);

const ACTIVE = { ...RELEASE, bytes: 160_000 };
const OTHER = { ...OLDER_RELEASE, bytes: 158_500 };
const AUTHOR = { actor: 'staff|mia', actorName: 'mia', approvedBy: null };
const MIA = {
  kind: 'person' as const,
  subject: 'staff|mia',
  name: 'Mia',
  roles: { all: ['rollback', 'promote', 'admin'] },
};
const ACCESS = {
  revision: 7,
  roles: ['promote', 'admin'],
  members: [MIA],
  twoPersons: ['shell'],
  owners: {},
  proposals: [],
};
const OVERVIEW: DeskOverview = {
  revision: 7,
  site: 'http://localhost:3000',
  microfrontends: [
    {
      name: 'mfe-store',
      team: 'Commerce',
      active: ACTIVE,
      since: { at: new Date().toISOString(), verb: 'publish', ...AUTHOR, reason: 'daily prices' },
      frozen: null,
      candidate: null,
      olderTabs: 12,
      lastKnownGood: OTHER,
      lastHour: { loadMs: 840, share: 0.925 },
    },
  ],
  retired: [],
  problems: [],
  notes: [],
};
const PLAN = {
  revision: 7,
  from: ACTIVE,
  to: OTHER,
  problems: [] as string[],
  differences: [{ kind: 'removed' as const, what: '/offers' }],
};

beforeEach(() => {
  localStorage.clear();
  readMe.mockResolvedValue({ ...MIA, isMember: true });
  readAccess.mockResolvedValue(ACCESS);
  readOverview.mockResolvedValue(OVERVIEW);
  readPlan.mockResolvedValue(PLAN);
  runCommand.mockReset().mockResolvedValue({ data: {}, text: 'done' });
});

const card = () => screen.findByRole('article', { name: 'mfe-store' });

/** Opens the dialog of the change. */
async function askToRollBack() {
  const user = userEvent.setup();
  renderInDesk(<NowScreen />);
  await user.click(within(await card()).getByRole('button', { name: /Roll back/ }));
  return user;
}

/** @returns what lets the plan arrive */
function delayPlan() {
  let answer: (plan: typeof PLAN) => void = () => {};
  readPlan.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return answer;
}

describe('the desk', () => {
  it('[MF-04] shows version, size against the budget, failures per thousand, and the last known good release', async () => {
    renderInDesk(<NowScreen />);
    const shown = await card();
    for (const text of ['2.0.0', '41.0 kB of 40 kB', 'above the budget', '10‰', 'of 1,000 visitors', '5‰', '1.0.0'])
      expect(shown.textContent).toContain(text);
    expect(shown.textContent).toMatch(/published now by mia/);
  });

  it('[MF-04] shows load time and share of visitors in the last hour, and a dash when they are not known', async () => {
    const { unmount } = renderInDesk(<NowScreen />);
    for (const text of ['840 ms last hour', '93% last hour', 'Open tabs on older releases12'])
      expect((await card()).textContent).toContain(text);
    unmount();
    const microfrontends = OVERVIEW.microfrontends.map((each) => ({
      ...each,
      lastHour: { loadMs: null, share: null },
    }));
    readOverview.mockResolvedValue({ ...OVERVIEW, microfrontends });
    renderInDesk(<NowScreen />);
    for (const text of ['Load time (p75)–', 'Share of visitors–']) expect((await card()).textContent).toContain(text);
  });

  it('[MF-04] asks for a reason before it changes anything, and keeps what is typed', async () => {
    const user = await askToRollBack();
    const dialog = await screen.findByRole('dialog', { name: 'Roll back mfe-store?' });
    await within(dialog).findByText('/offers');
    within(dialog).getByText('Size: 160.0 kB → 158.5 kB (−1.5 kB)');
    await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
    within(dialog).getByText('Write a reason for the history');
    expect(runCommand).not.toHaveBeenCalled();
    await user.type(within(dialog).getByLabelText('Reason'), 'balances are wrong');
    runCommand.mockRejectedValueOnce(new client.ServerError('The registry is at revision 8.', 409));
    await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
    await within(dialog).findByText(/Another change was made meanwhile/);
    expect(within(dialog).getByLabelText<HTMLInputElement>('Reason').value).toBe('balances are wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
    expect(runCommand).toHaveBeenLastCalledWith({
      verb: 'rollback',
      args: ['mfe-store'],
      options: { reason: 'balances are wrong', expect: '7' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[MF-04] does not offer a change that preflight rejects, and shows why', async () => {
    readPlan.mockResolvedValue({ ...PLAN, problems: ['mfe-chat consumes store.opened, which nothing publishes'] });
    await askToRollBack();
    await screen.findByText(/which nothing publishes/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Roll back' }).disabled).toBe(true);
  });

  it('[MF-04] names the role that a person lacks and who can grant it, and offers no change', async () => {
    readMe.mockResolvedValue({ ...MIA, roles: { 'mfe-store': ['publish'] }, isMember: true });
    await askToRollBack();
    await screen.findByText('You need the role “rollback” for mfe-store');
    screen.getByText('Ask: Mia');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Roll back' }).disabled).toBe(true);
  });

  it('[MF-04] shows that a change waits for a second person, who approves it', async () => {
    runCommand.mockResolvedValue({ data: { proposal: 'abc' }, text: 'waits' });
    const user = await askToRollBack();
    await user.type(await screen.findByLabelText('Reason'), 'balances');
    await user.click(screen.getByRole('button', { name: 'Roll back' }));
    await screen.findByText('A second person must approve this change');
    const proposal = {
      id: 'abc',
      verb: 'promote',
      name: 'shell',
      command: 'promote shell --to 2.0.0',
      args: ['shell'],
      options: { to: '2.0.0' },
      reason: 'new header',
    };
    const asked = { ...proposal, subject: 'staff|aya', by: 'Aya', at: new Date().toISOString() };
    readAccess.mockResolvedValue({ ...ACCESS, proposals: [asked] });
    await queryClient.invalidateQueries();
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Approve: promote shell --to 2.0.0' }));
    runCommand.mockResolvedValue({ data: {}, text: 'done' });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(runCommand).toHaveBeenLastCalledWith({ verb: 'approve', args: ['abc'], options: {} });
  });

  it('[MF-04] makes a change that was confirmed before its plan arrived, once the plan is there', async () => {
    const answer = delayPlan();
    const user = await askToRollBack();
    await user.type(await screen.findByLabelText('Reason'), 'balances are wrong{Enter}');
    expect(screen.getByRole('button', { name: 'Roll back' }).getAttribute('aria-busy')).toBe('true');
    expect(runCommand).not.toHaveBeenCalled();
    answer(PLAN);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const options = { reason: 'balances are wrong', expect: '7' };
    expect(runCommand.mock.calls).toEqual([[{ verb: 'rollback', args: ['mfe-store'], options }]]);
  });

  it('[MF-04] makes no second try before the plan of the changed registry is shown', async () => {
    const user = await askToRollBack();
    await screen.findByText('/offers');
    await user.type(screen.getByLabelText('Reason'), 'balances');
    runCommand.mockRejectedValueOnce(new client.ServerError('The registry is at revision 8.', 409));
    const answer = delayPlan();
    await user.keyboard('{Enter}{Enter}');
    expect(runCommand).toHaveBeenCalledTimes(1);
    answer({ ...PLAN, revision: 8, differences: [{ kind: 'removed', what: '/festival' }] });
    await screen.findByText(/Another change was made meanwhile/);
    screen.getByText('/festival');
    await user.keyboard('{Enter}');
    expect(runCommand.mock.lastCall?.[0].options.expect).toBe('8');
  });

  it('[MF-04] drops a change that was confirmed before its plan found a problem', async () => {
    const answer = delayPlan();
    const user = await askToRollBack();
    await user.type(await screen.findByLabelText('Reason'), 'balances{Enter}');
    answer({ ...PLAN, problems: ['mfe-chat consumes store.opened'] });
    await screen.findByText('mfe-chat consumes store.opened');
    expect(runCommand).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('balances');
  });

  it('reports that the server does not answer, and asks again', async () => {
    readOverview.mockRejectedValueOnce(new client.ServerError('The store is locked.', 503));
    const user = userEvent.setup();
    renderInDesk(<NowScreen />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await card();
  });
});
