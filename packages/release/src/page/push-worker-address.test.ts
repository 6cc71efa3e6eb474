import { runInNewContext } from 'node:vm';
import { PUSH_WORKER_SCRIPT } from './push-worker-address.ts';

/** Runs the inline script in a page. */
function run(trustedTypes?: object) {
  const window: Record<string, unknown> = { trustedTypes };
  runInNewContext(PUSH_WORKER_SCRIPT, { window, trustedTypes });
  return window;
}

it('[NT-11] [T36] leaves the address of the worker in the page, and no policy that trusts another one', () => {
  const policies: string[] = [];
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL(text: string): string }) => {
    policies.push(name);
    return {
      createScriptURL: (text: string) => ({ trusted: createScriptURL(text), of: createScriptURL('//evil.test') }),
    };
  };
  const window = run({ createPolicy });
  expect(policies).toEqual(['push-worker']);
  expect(window.xanaPushWorker).toEqual({ trusted: '/push-worker.js', of: '/push-worker.js' });
  expect(() => Object.assign(window, { xanaPushWorker: '/other.js' })).toThrow(TypeError);
});

it('[NT-11] leaves it as text in a browser without Trusted Types', () => {
  expect(run().xanaPushWorker).toBe('/push-worker.js');
});
