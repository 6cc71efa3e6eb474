import { eventually } from '@xana/test-kit/eventually';
import { CALLER_HEADER, grantRoles, person, testCallers } from '../access/test-callers.ts';
import { createApi } from '../api/create-api.ts';
import { createReleaseFixture, SETTINGS } from '../test-releases.ts';

const NAME = 'mfe-store';

/** A release server whose trials run a script. */
function createServer(script?: string) {
  const site = createReleaseFixture();
  site.shell();
  const { id } = site.remote('one');
  grantRoles(site.store, person('tom'), NAME, ['publish']);
  grantRoles(site.store, person('kim'), 'mfe-chat');
  const app = createApi({
    store: site.store,
    settings: () => SETTINGS,
    origin: 'http://localhost:4006',
    identity: testCallers,
    ...(script ? { trialCommand: [process.execPath, '-e', script] } : {}),
  });
  const send = async (caller: string, method: 'GET' | 'POST', url: string) => {
    const headers = { host: 'localhost:4006', [CALLER_HEADER]: caller };
    const answer = await app.inject({ method, url, headers });
    return { status: answer.statusCode, body: answer.json() as { msg?: string } };
  };
  const start = (caller: string) => send(caller, 'POST', `/api/trials/${NAME}/${id}`);
  const list = async () => (await send('tom', 'GET', '/api/trials')).body;
  return { id, start, list };
}

describe('trials at the release server', () => {
  it.each([
    ["console.log('works', process.argv.slice(1).join(' '))", 'passed', /^works mfe-store [0-9a-f]{16}$/],
    ["console.error('it does not mount'); process.exit(1)", 'failed', /^it does not mount$/],
  ])('[MF-04] runs the command with the release and shows its result', async (script, state, output) => {
    const { id, start, list } = createServer(script);
    expect((await start('tom')).body).toMatchObject({ name: NAME, id, state: 'running', actor: 'tom' });
    await eventually(async () =>
      expect(await list()).toMatchObject([{ state, output: expect.stringMatching(output) }]),
    );
  });

  it('[MF-04] runs one at a time, for callers who may publish', async () => {
    const { start } = createServer('process.stdin.resume(); setTimeout(() => {}, 900)');
    expect((await start('kim')).status).toBe(403);
    expect((await start('tom')).status).toBe(200);
    expect(await start('tom')).toMatchObject({ status: 409, body: { msg: expect.stringContaining('runs') } });
  });

  it('[MF-04] names the command for another machine where there is no browser', async () => {
    const { start } = createServer();
    expect((await start('tom')).body.msg).toContain('npm run release -- check mfe-store');
  });
});
