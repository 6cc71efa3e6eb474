import { useMutation } from '@tanstack/react-query';
import { runCommand, ServerError } from '../server/desk-client.ts';
import { queryClient, useOverview, usePlan } from '../server/use-desk-data.ts';
import type { Change } from './change-dialog.tsx';

interface Author {
  reason: string;
  actor: string;
}

/** The plan of a change, and the change itself: it is made only on the registry that the plan was made for. */
export function useChange(change: Change, onDone: () => void) {
  const { verb, name, release, isLifted } = change;
  const isPlanned = verb !== 'mark-good' && !isLifted;
  const planned = usePlan(isPlanned ? verb : 'rollback', name, release?.id, isPlanned);
  const overview = useOverview();
  const revision = (isPlanned ? planned : overview).data?.revision;
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ reason, actor }: Author) =>
      runCommand({
        verb,
        args: isRelease(verb) && release ? [name, release.id] : [name],
        options: {
          reason,
          ...(revision === undefined ? {} : { expect: String(revision) }),
          ...(!isRelease(verb) && release ? { to: release.id } : {}),
          ...(isLifted ? { lift: true } : {}),
        },
        actor,
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries();
      onDone();
    },
    // What would happen now may differ.
    onError: () => void queryClient.invalidateQueries(),
  });
  return {
    plan: isPlanned ? planned : undefined,
    problem: error?.message,
    isConflict: error instanceof ServerError && error.isConflict,
    isBusy: isPending,
    run: mutate,
  };
}

/** Verbs whose second argument is the release that they are about. */
const isRelease = (verb: Change['verb']): boolean => verb === 'quarantine' || verb === 'mark-good';
