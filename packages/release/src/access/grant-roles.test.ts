import { readRegistry } from '../registry/read-registry.ts';
import { createShellFixture, SETTINGS } from '../test-releases.ts';
import { runAs } from './run-as.ts';
import { grantRoles, person } from './test-callers.ts';

function createAdmin() {
  const { store, remote } = createShellFixture();
  remote('one');
  grantRoles(store, person('aya'));
  const run = (verb: string, args: string[], options: Record<string, string>) =>
    runAs({ store, settings: () => SETTINGS }, { verb, args, options: { reason: 'r', ...options } }, person('aya'));
  const memberOf = (subject: string) => readRegistry(store).access.members.find((each) => each.subject === subject);
  return { store, run, memberOf };
}

describe('granting roles', () => {
  it('[MF-04] stores a subject and a name without invisible characters, so that they match the token', async () => {
    const { run, memberOf } = createAdmin();
    await run('grant', ['mfe-store', 'promote'], { person: ' tom\u200b@example.com', as: 'Tom \u202eBaker' });
    expect(memberOf('tom@example.com')).toMatchObject({ name: 'Tom Baker', roles: { 'mfe-store': ['promote'] } });
    await run('revoke', ['mfe-store', 'promote'], { person: 'tom@example.com\ufeff' });
    expect(memberOf('tom@example.com')).toBeUndefined();
  });

  it('[MF-04] refuses a subject that nothing is left of', async () => {
    const { run } = createAdmin();
    await expect(run('grant', ['mfe-store', 'promote'], { person: ' \u200b ' })).rejects.toThrow('Name one member');
  });

  it('[MF-04] calls a member without a visible name by the subject', async () => {
    const { run, memberOf } = createAdmin();
    await run('grant', ['mfe-store', 'promote'], { person: 'tom', as: ' \u3164' });
    expect(memberOf('tom')?.name).toBe('tom');
  });

  it.each([
    ['grant', ['mfe-store', 'promote'], { person: 'tom' }],
    ['revoke', ['all', 'freeze'], { person: 'aya' }],
    ['two-person', ['mfe-store'], {}],
  ])('[MF-04] changes nothing by %s when another change was made meanwhile', async (verb, args, options) => {
    const { store, run } = createAdmin();
    const { revision, access } = readRegistry(store);
    await run('freeze', ['mfe-store'], { until: '1h' });
    await expect(run(verb, args, { ...options, expect: String(revision) })).rejects.toThrow(`not at ${revision}`);
    expect(readRegistry(store).access).toEqual(access);
  });
});
