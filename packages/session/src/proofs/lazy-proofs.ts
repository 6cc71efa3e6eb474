import type { Proofs } from '@xana/api-client';
import type { createPageProofs } from './page-proofs.ts';

/** Loads the code of the DPoP proofs with the first call that needs one. A visitor needs none. */
export function lazyProofs(): Proofs {
  let loading: Promise<ReturnType<typeof createPageProofs>> | null = null;
  const load = () => {
    loading ??= import('./page-proofs.ts').then(({ createPageProofs }) => createPageProofs());
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    of: async (call) => (await load()).of(call),
    renew: async (date) => (await load()).renew(date),
  };
}
