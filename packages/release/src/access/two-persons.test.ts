import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { checkLog } from '../registry/verify-log.ts';
import { createReleaseFixture, SETTINGS } from '../test-releases.ts';
import { PROPOSAL_LIFETIME_MS } from './proposal.ts';
import { openProposals } from './proposals.ts';
import { runAs } from './run-as.ts';
import { grantRoles, person } from './test-callers.ts';

const reason = 'new header';

/** A shell with an earlier release, two release managers, Aya and Emi, and Tom, who has no role of the shell. */
function createTwoPeople() {
  const site = createReleaseFixture();
  const one = site.shell().id;
  const two = site.shell({ version: '2.0.0' }).id;
  site.remote('one');
  for (const name of ['aya', 'emi']) grantRoles(site.store, person(name));
  grantRoles(site.store, person('tom'), 'mfe-store');
  const run = (caller: string, verb: string, args: string[], options: Record<string, string | boolean> = { reason }) =>
    runAs({ store: site.store, settings: () => SETTINGS }, { verb, args, options }, person(caller));
  const propose = async () => {
    await run('aya', 'promote', ['shell'], { reason, to: one, 'skip-check': true });
    return openProposals(site.store)[0]?.id ?? '';
  };
  const active = () => readRegistry(site.store).microfrontends.shell?.active;
  return { ...site, one, two, run, propose, active };
}

describe('changes that need two people', () => {
  it('[MF-04] makes a change of the shell when a second person approves it, and records both', async () => {
    const { store, run, propose, active, one, two } = createTwoPeople();
    const id = await propose();
    expect(active()).toBe(two);
    expect(await run('emi', 'approve', [id], {})).toMatchObject({ data: { active: one } });
    expect(active()).toBe(one);
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'promote',
      actor: 'aya',
      approval: { by: 'emi', proposal: id },
    });
    expect(openProposals(store)).toEqual([]);
    expect(checkLog(store).problems).toEqual([]);
  });

  it.each([
    ['the one who asked', 'aya', 'another person'],
    ['a person without the role', 'tom', 'needs the role "promote" for shell'],
  ])('[MF-04] lets the change not be approved by %s', async (_what, caller, message) => {
    const { run, propose, active, two } = createTwoPeople();
    const id = await propose();
    await expect(run(caller, 'approve', [id], {})).rejects.toThrow(message);
    expect(active()).toBe(two);
  });

  it('[MF-04] lets a workflow ask, and not approve', async () => {
    const { store, propose } = createTwoPeople();
    const id = await propose();
    const workflow = { kind: 'workflow' as const, subject: 'repo:xana/shell:ref:refs/heads/main' };
    grantRoles(store, workflow);
    const call = { verb: 'approve', args: [id], options: {} };
    await expect(runAs({ store, settings: () => SETTINGS }, call, workflow)).rejects.toThrow('another person');
  });

  it('[MF-04] rolls the shell back and quarantines a release without a second person', async () => {
    const { run, active, one, two } = createTwoPeople();
    await run('aya', 'rollback', ['shell'], { reason, to: one });
    expect(active()).toBe(one);
    await run('aya', 'quarantine', ['shell', two]);
    expect(await run('aya', 'quarantine', ['shell', two], { reason, lift: true })).toMatchObject({
      data: { proposal: expect.any(String) },
    });
  });

  it('[MF-04] does not let a rollback activate a release that was never active', async () => {
    const { store, run, shell, active, two } = createTwoPeople();
    const held = shell({ version: '3.0.0', isHeld: true }).id;
    await expect(run('aya', 'rollback', ['shell'], { reason, to: held })).rejects.toThrow('was never active');
    expect(active()).toBe(two);
    expect(openProposals(store)).toEqual([]);
  });

  it('[MF-04] does not approve the change of a person who lost the role', async () => {
    const { store, run, propose, active, two } = createTwoPeople();
    const id = await propose();
    await run('emi', 'revoke', ['all', 'promote'], { reason, person: 'aya' });
    await expect(run('emi', 'approve', [id], {})).rejects.toThrow('needs the role "promote" for shell');
    expect(active()).toBe(two);
    expect(openProposals(store)).toHaveLength(1);
  });

  it('[MF-04] makes a grant of all microfrontends wait, because it includes the shell', async () => {
    const { store, run } = createTwoPeople();
    const grant = { reason, person: 'kim' };
    await run('aya', 'grant', ['all', 'promote'], grant);
    expect(readRegistry(store).access.members.some(({ subject }) => subject === 'kim')).toBe(false);
    await run('emi', 'approve', [openProposals(store)[0]?.id ?? ''], {});
    expect(readRegistry(store).access.members.find(({ subject }) => subject === 'kim')?.roles).toEqual({
      all: ['promote'],
    });
    await run('aya', 'two-person', ['mfe-store']);
    expect(readRegistry(store).access.twoPersons).toEqual(['shell', 'mfe-store']);
    expect(checkLog(store).problems).toEqual([]);
  });

  it('[MF-04] forgets a proposal after a day, and when it is withdrawn', async () => {
    const { store, run, propose, active, two } = createTwoPeople();
    const first = await propose();
    await expect(run('tom', 'withdraw', [first])).rejects.toThrow('needs the role');
    await run('emi', 'withdraw', [first]);
    await expect(run('emi', 'approve', [first], {})).rejects.toThrow('no open proposal');
    const second = await propose();
    jest.useFakeTimers({ now: Date.now() + PROPOSAL_LIFETIME_MS, doNotFake: ['setTimeout', 'nextTick'] });
    try {
      await expect(run('emi', 'approve', [second], {})).rejects.toThrow('expired after 24 hours');
    } finally {
      jest.useRealTimers();
    }
    expect(active()).toBe(two);
    expect(checkLog(store).problems).toEqual([]);
  });
});
