import { useMutation } from '@tanstack/react-query';
import { type PlannedVerb, runCommand, ServerError } from '../server/desk-client.ts';
import { queryClient, useOverview, usePlan } from '../server/use-desk-data.ts';
import type { ChangeOptions } from './change-fields.tsx';
import { type Change, type ChangeKind, KINDS } from './change-kinds.ts';

/** The server made no change yet: it needs two people. */
const isProposal = (data: unknown): boolean => typeof data === 'object' && data !== null && 'proposal' in data;

/** The plan of a change, and the change itself: it is made only on the registry that the plan was made for. */
export function useChange({ kind, name, release }: Change, onDone: () => void) {
  const { verb, release: position, options = {} } = KINDS[kind];
  const isPlanned = isPlannedKind(kind);
  const planned = usePlan(isPlanned ? kind : 'rollback', name, release?.id, isPlanned);
  const overview = useOverview();
  const revision = (isPlanned ? planned : overview).data?.revision;
  const { mutate, error, isPending, data } = useMutation({
    mutationFn: (typed: ChangeOptions) =>
      runCommand({
        verb,
        args: position === 'argument' && release ? [name, release.id] : [name],
        options: {
          ...typed,
          ...(revision === undefined ? {} : { expect: String(revision) }),
          ...(position === 'option' && release ? { to: release.id } : {}),
          ...options,
        },
      }),
    onSuccess: ({ data: done }) => {
      void queryClient.invalidateQueries();
      if (!isProposal(done)) onDone();
    },
    // What would happen now may differ.
    onError: () => void queryClient.invalidateQueries(),
  });
  return {
    plan: isPlanned ? planned : undefined,
    problem: error?.message,
    isConflict: error instanceof ServerError && error.isConflict,
    isBusy: isPending,
    isProposed: data !== undefined && isProposal(data.data),
    run: mutate,
  };
}

const isPlannedKind = (kind: ChangeKind): kind is PlannedVerb =>
  kind === 'rollback' || kind === 'promote' || kind === 'quarantine';
