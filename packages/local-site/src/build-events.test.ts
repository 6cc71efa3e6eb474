import { announceBuilds, type BuildEvents } from './build-events.ts';

const PORT = 16_900;

let builds: BuildEvents;
beforeEach(async () => {
  builds = await announceBuilds(PORT);
});
afterEach(() => builds.close());

/** What a page that opens now gets at once. */
async function connect(): Promise<string> {
  const { body } = await fetch(`http://localhost:${PORT}/changes`);
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

describe('announceBuilds', () => {
  it('sends a problem to pages that open later, until the microfrontend is released again', async () => {
    builds.emit({ name: 'mfe-a', problem: 'Unexpected "}"' });
    expect(await connect()).toContain('data: {"name":"mfe-a","problem":"Unexpected \\"}\\""}');
    builds.emit({ name: 'mfe-a', registry: {} });
    expect(await connect()).toBe(': connected\n\n');
  });
});
