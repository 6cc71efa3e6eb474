import type { Lifecycles, MountProps } from '@xana/remote-kit';
import { MountedModule } from './mounted-module.ts';

/** Mounts and removes a module whose lifecycles do what is planted. */
async function mountAndRemove(planted: Partial<Lifecycles>) {
  const signals: (AbortSignal | undefined)[] = [];
  const stages: string[] = [];
  const lifecycles: Lifecycles = {
    async bootstrap({ signal }) {
      signals.push(signal);
    },
    mount: async () => {},
    update: async () => {},
    unmount: async ({ signal }) => void stages.push(`unmount, ${signal?.aborted ? 'aborted' : 'not aborted'}`),
    ...planted,
  };
  const props = { name: 'mfe-a/page' } as MountProps;
  const onFailure = (_: unknown, phase: string) => void stages.push(`failure: ${phase}`);
  const module = new MountedModule({ lifecycles, props, loadTimeoutMs: 0, onPhase: () => {}, onFailure });
  await module.mount();
  const [signal] = signals;
  const before = signal?.aborted;
  await module.unmount();
  return { stages, before, after: signal?.aborted };
}

describe('[T75] MountedModule', () => {
  it('aborts the signal of a module after its unmount', async () => {
    expect(await mountAndRemove({})).toEqual({ stages: ['unmount, not aborted'], before: false, after: true });
  });

  it('aborts the signal of a module whose mount or unmount threw', async () => {
    const reject = () => Promise.reject(new Error('planted'));
    expect(await mountAndRemove({ mount: reject })).toMatchObject({ stages: ['failure: mount'], after: true });
    expect(await mountAndRemove({ unmount: reject })).toMatchObject({ stages: ['failure: unmount'], after: true });
  });
});
