import { grantRoles, person } from '../access/test-callers.ts';
import { listenTestApi } from '../api/test-api.ts';
import { noteTrial } from '../preflight/passed-trials.ts';
import { readLog } from '../registry/release-log.ts';
import { createShellFixture } from '../test-releases.ts';
import { promoteFrom } from './promote-from.ts';

const NAME = 'mfe-store';

/** A release server of one environment. Aya may do everything. @param exitCode of its trials */
async function createEnvironment(exitCode = 0) {
  const site = createShellFixture();
  const one = site.remote('one').id;
  grantRoles(site.store, person('aya'));
  grantRoles(site.store, person('tom'), NAME, ['publish']);
  const trialCommand = [process.execPath, '-e', `console.log('tried'); process.exit(${exitCode})`];
  const { url } = await listenTestApi(site.store, { trialCommand });
  return { ...site, one, url };
}

const promote = (from: string, to: string, { token = 'aya', isUnchecked = true, print = jest.fn() } = {}) =>
  promoteFrom({
    name: NAME,
    from: { url: from, token: 'aya' },
    to: { url: to, token },
    reason: 'a week on staging',
    isUnchecked,
    print,
  });

describe('promote --from', () => {
  it('[MF-03] makes the release of another environment active, with the same id, and records where it comes from', async () => {
    const [staging, production] = [await createEnvironment(), await createEnvironment()];
    const { id } = staging.remote('two', { version: '2.0.0+0123abcd' });
    expect(await promote(staging.url, production.url)).toMatchObject({ data: { active: id } });
    expect(production.active()).toBe(id);
    expect(production.store.record(NAME, id).files).toEqual(staging.store.record(NAME, id).files);
    expect(readLog(production.store).at(-1)).toMatchObject({
      verb: 'promote',
      actor: 'aya',
      reason: expect.stringContaining(`a week on staging (from ${staging.url})`),
    });
  });

  it('[MF-03] tries it on the page of the second environment first', async () => {
    const [staging, production] = [await createEnvironment(), await createEnvironment()];
    const { id } = staging.remote('two', { version: '2.0.0' });
    noteTrial(production.store, NAME, id, 1);
    const print = jest.fn();
    await promote(staging.url, production.url, { isUnchecked: false, print });
    expect(print).toHaveBeenLastCalledWith('tried');
    expect(production.active()).toBe(id);
  });

  it('[MF-03] leaves the page as it is when the trial fails, or the role is missing there', async () => {
    const [staging, production] = [await createEnvironment(), await createEnvironment(1)];
    staging.remote('two', { version: '2.0.0' });
    await expect(promote(staging.url, production.url, { isUnchecked: false })).rejects.toThrow('tried');
    await expect(promote(staging.url, production.url, { token: 'tom' })).rejects.toThrow('needs the role "promote"');
    expect(production.active()).toBe(production.one);
  });
});
