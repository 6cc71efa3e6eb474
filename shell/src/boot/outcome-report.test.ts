import { RELEASE_HEALTH_PATH, type ReleaseOutcome, releaseHealthReport } from '@xana/contracts/releases/release-health';
import { createOutcomeReport } from './outcome-report.ts';

const STORE = { name: 'mfe-store', id: '0123456789abcdef' };
const CHAT = { name: 'mfe-chat', id: 'fedcba9876543210' };

function setUp() {
  const sent: ReleaseOutcome[][] = [];
  let leave = () => {};
  const record = createOutcomeReport({
    navigator: {
      sendBeacon(path: string, body: string) {
        expect(path).toBe(RELEASE_HEALTH_PATH);
        sent.push(releaseHealthReport.parse(JSON.parse(body)).outcomes);
        return true;
      },
    },
    addEventListener: (_type: 'pagehide', listener: () => void) => {
      leave = listener;
    },
  } as unknown as Window);
  return { record, sent, leave: () => leave() };
}

describe('[MF-05] createOutcomeReport', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('sends the outcome of each release once, some seconds after the first', () => {
    const { record, sent } = setUp();
    record({ ...STORE, outcome: 'mounted' });
    record({ ...STORE, outcome: 'mounted' });
    record({ ...CHAT, outcome: 'mounted' });
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([
      [
        { ...STORE, outcome: 'mounted' },
        { ...CHAT, outcome: 'mounted' },
      ],
    ]);
  });

  it('sends errors that were not caught apart, also beside another outcome of the release', () => {
    const { record, sent } = setUp();
    record({ ...STORE, outcome: 'mounted' });
    record({ ...STORE, outcome: 'erred' });
    record({ ...STORE, outcome: 'erred' });
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([[{ ...STORE, outcome: 'mounted' }], [{ ...STORE, outcome: 'erred' }]]);
  });

  it('sends what it has when the page is left', () => {
    const { record, sent, leave } = setUp();
    record({ ...STORE, outcome: 'mounted' });
    leave();
    leave();
    expect(sent).toHaveLength(1);
  });

  it('reports a release of which one module failed as failed, also after it was reported as mounted', () => {
    const { record, sent } = setUp();
    record({ ...STORE, outcome: 'failed' });
    record({ ...STORE, outcome: 'mounted' });
    record({ ...CHAT, outcome: 'mounted' });
    jest.advanceTimersByTime(60_000);
    record({ ...CHAT, outcome: 'failed' });
    jest.advanceTimersByTime(60_000);
    expect(sent.flat().map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'mfe-store failed',
      'mfe-chat mounted',
      'mfe-chat failed',
    ]);
  });

  it('sends the first time of each release, within the limits of the contract', () => {
    const { record, sent } = setUp();
    record({ ...STORE, outcome: 'mounted', loadMs: 420.4 });
    record({ ...STORE, outcome: 'mounted', loadMs: 900 });
    record({ ...CHAT, outcome: 'mounted', loadMs: 1e9 });
    record({ name: 'mfe-auth', id: STORE.id, outcome: 'mounted', loadMs: Number.NaN });
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([
      [
        { ...STORE, outcome: 'mounted', loadMs: 420 },
        { ...CHAT, outcome: 'mounted', loadMs: 60_000 },
        { name: 'mfe-auth', id: STORE.id, outcome: 'mounted' },
      ],
    ]);
  });

  it('sends the vitals of the page at once and once, also after the last report', () => {
    const { record, sent } = setUp();
    const SHELL = { ...STORE, name: 'shell', outcome: 'mounted' as const };
    record({ ...SHELL, loadMs: 700 });
    jest.advanceTimersByTime(60_000);
    for (let index = 0; index < 5; index += 1) {
      record({ ...STORE, id: `${index}`.repeat(16), outcome: 'failed' });
      jest.advanceTimersByTime(60_000);
    }
    expect(sent).toHaveLength(4);
    for (let again = 0; again < 2; again += 1) record({ ...SHELL, lcpMs: 1_200.6, inpMs: 56 });
    expect(sent.slice(4)).toEqual([[{ ...SHELL, lcpMs: 1_201, inpMs: 56 }]]);
  });

  it('sends at most four reports per page', () => {
    const { record, sent } = setUp();
    for (let index = 0; index < 10; index += 1) {
      record({ ...STORE, id: `${index}`.repeat(16), outcome: 'failed' });
      jest.advanceTimersByTime(60_000);
    }
    expect(sent).toHaveLength(4);
  });
});
