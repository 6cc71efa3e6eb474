import type { Proofs } from '@xana/api-client';
import type { createPageProofs } from './page-proofs.ts';

/** The proofs of this page's key. Their code is fetched for the first call that needs one: a visitor needs none. */
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
