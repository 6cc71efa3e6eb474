import { eventually } from '@xana/test-kit/eventually';
import { grantRoles, person } from '../access/test-callers.ts';
import { createTestApi } from '../api/test-api.ts';
import { createShellFixture } from '../test-releases.ts';

const NAME = 'mfe-store';

/** A release server whose trials run a script. */
function createServer(script?: string) {
  const site = createShellFixture();
  const { id } = site.remote('one');
  grantRoles(site.store, person('tom'), NAME, ['publish']);
  grantRoles(site.store, person('kim'), 'mfe-chat');
  const { send } = createTestApi(site.store, script ? { trialCommand: [process.execPath, '-e', script] } : {});
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
