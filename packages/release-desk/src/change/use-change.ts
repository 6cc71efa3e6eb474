import { useMutation } from '@tanstack/react-query';
import { type PlannedVerb, runCommand, ServerError } from '../server/desk-client.ts';
import { queryClient, useOverview, usePlan } from '../server/use-desk-data.ts';
import type { Change } from './change-dialog.tsx';

/** What the server did: a change that needs two people only waits. */
const isProposal = (data: unknown): boolean => typeof data === 'object' && data !== null && 'proposal' in data;

/** What the dialog asks for. */
interface Typed {
  reason: string;
  until?: string;
}

/** The plan of a change, and the change itself: it is made only on the registry that the plan was made for. */
export function useChange(change: Change, onDone: () => void) {
  const { verb, name, release, isLifted, options = {} } = change;
  const plannedVerb = isPlannedVerb(verb) && !isLifted ? verb : undefined;
  const isPlanned = plannedVerb !== undefined;
  const planned = usePlan(plannedVerb ?? 'rollback', name, release?.id, isPlanned);
  const overview = useOverview();
  const revision = (isPlanned ? planned : overview).data?.revision;
  const { mutate, error, isPending, data } = useMutation({
    mutationFn: ({ reason, ...typed }: Typed) =>
      runCommand({
        verb,
        args: isRelease(verb) && release ? [name, release.id] : [name],
        options: {
          reason,
          ...options,
          ...typed,
          ...(revision === undefined ? {} : { expect: String(revision) }),
          ...(!isRelease(verb) && release ? { to: release.id } : {}),
          ...(isLifted ? { lift: true } : {}),
        },
      }),
    onSuccess: ({ data }) => {
      void queryClient.invalidateQueries();
      if (!isProposal(data)) onDone();
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

const isPlannedVerb = (verb: Change['verb']): verb is PlannedVerb =>
  verb === 'rollback' || verb === 'promote' || verb === 'quarantine';

/** Verbs whose second argument is the release that they are about. */
const isRelease = (verb: Change['verb']): boolean => verb === 'quarantine' || verb === 'mark-good';
