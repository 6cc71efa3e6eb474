import { startCandidate, widenCandidate } from '../canary/change-candidate.ts';
import { collectVotes } from '../canary/collect-votes.ts';
import { readVotes } from '../canary/votes.ts';
import { closeAfterTest } from '../test-cleanup.ts';
import { createShellFixture, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import { collectHealth } from './health-collector.ts';
import { servePage } from './serve-page.ts';
import { listen } from './test-http.ts';

const NAME = 'mfe-store';
const by = { name: NAME, actor: 'ren', reason: 'try it' };

/** A page server over a store whose mfe-store has a candidate. */
async function createServed(percent: number) {
  const site = createShellFixture();
  const one = site.remote('one').id;
  const two = site.remote('two', { version: '2.0.0', isHeld: true }).id;
  const both = { store: site.store, settings: SETTINGS };
  startCandidate(both, { ...by, to: two, percent });
  const [health, votes] = [collectHealth(site.store), collectVotes(site.store)];
  for (const each of [health, votes]) closeAfterTest(() => each.close());
  const origin = await listen(servePage(site.store, 'http://localhost:3000', { health, votes }));
  /** Loads the page. @returns the release of mfe-store on it, and the visitor's cookie */
  const visit = async (cookie = '') => {
    const response = await fetch(`${origin}/store/1`, { headers: { cookie } });
    const release = readRegistryBlock(await response.text()).remotes[0]?.active.id;
    const set = response.headers.get('set-cookie');
    return { release, cookie: set?.split(';')[0] ?? cookie, set, headers: response.headers };
  };
  const report = (cookie: string, id: string, outcome: string) =>
    fetch(`${origin}/release-health`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ outcomes: [{ name: NAME, id, outcome }] }),
    });
  return { ...both, one, two, visit, report, votes };
}

describe('choosePage', () => {
  it('[MF-04] keeps a visitor with one release, and lets a larger share add visitors only', async () => {
    const { one, two, visit, store, settings } = await createServed(30);
    const visitors = await Promise.all(Array.from({ length: 60 }, () => visit()));
    const cookies = new Set(visitors.map(({ cookie }) => cookie));
    expect(cookies.size).toBe(60);
    const got = visitors.filter(({ release }) => release === two);
    expect(got.length).toBeGreaterThan(5);
    expect(got.length).toBeLessThan(35);
    for (const { cookie, release } of visitors.slice(0, 10))
      expect(await visit(cookie)).toMatchObject({ release, set: null });
    widenCandidate({ store, settings }, by, 60);
    for (const { cookie } of got) expect((await visit(cookie)).release).toBe(two);
    widenCandidate({ store, settings }, by, 100);
    for (const { cookie } of visitors) expect((await visit(cookie)).release).toBe(two);
    widenCandidate({ store, settings }, by, 0);
    for (const { cookie } of visitors) expect((await visit(cookie)).release).toBe(one);
  });

  it('[MF-04] keeps the pages of a candidate out of shared caches, and sets a cookie without data of the visitor', async () => {
    const { visit } = await createServed(100);
    const { set, headers, cookie } = await visit();
    expect(set).toMatch(/^xana-cohort=[0-9a-f]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.get('etag')).toContain('.mfe-store');
    expect((await visit('xana-cohort=not-a-number')).set).toContain('xana-cohort=');
    expect((await visit(cookie)).set).toBeNull();
  });

  it('[MF-04] sets no cookie while no visitor gets a candidate', async () => {
    const { visit } = await createServed(0);
    const { set, headers } = await visit();
    expect(set).toBeNull();
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('[MF-04] counts the reports of its visitors', async () => {
    const { two, visit, report, votes, store } = await createServed(100);
    const { cookie } = await visit();
    await report(cookie, two, 'failed');
    await report('', two, 'failed');
    votes.write();
    expect(readVotes(store, NAME, two)).toEqual({
      100: { candidate: { visits: 1, failed: 1, slow: 0 }, control: { visits: 0, failed: 0, slow: 0 } },
    });
  });
});
