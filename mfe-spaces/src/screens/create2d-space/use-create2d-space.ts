import { create2dSpace, userCreatedWorlds } from '@xana/contracts/http/spaces/own-spaces';
import type { Space } from '@xana/contracts/http/spaces/space';
import { operationCodeOf, useAction, useRefresh } from '@xana/remote-kit';
import { useState } from 'react';
import { useRefreshSpaces } from '../../shared/own-space/use-refresh-spaces.ts';
import { type SpaceValues, toInput } from '../../shared/space-form/space-values.ts';

type Problem = 'SPACE_ALREADY_ADDED' | 'UPLOAD_IMAGE' | 'URL_NOT_VALID' | 'SOMETHING_WENT_WRONG';

/** Creates the space. After a failure the draft stays. */
export function useCreate2dSpace(onCreated: (space: Space) => void) {
  const refresh = useRefresh();
  const { refreshLists } = useRefreshSpaces();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { run, isBusy } = useAction(create2dSpace, {
    onSuccess(space) {
      refreshLists(space.id);
      onCreated(space);
    },
    onError(error) {
      // This built world has got a space in the meantime, perhaps from another tab.
      if (error.code === 'SPACE_ALREADY_ADDED') void refresh(userCreatedWorlds);
      setProblem(problemOf(error));
    },
  });
  const save = (values: SpaceValues) => {
    setProblem(null);
    void run(toInput(values));
  };
  return { save, isBusy, problem };
}

/** The form checks names and descriptions before it sends them, so only these codes have a text of their own. */
function problemOf(error: unknown): Problem {
  const code = operationCodeOf(error, create2dSpace);
  switch (code) {
    case 'SPACE_ALREADY_ADDED':
    case 'UPLOAD_IMAGE':
    case 'URL_NOT_VALID':
      return code;
    case 'NAME_REQUIRED':
    case 'NAME_UNPRINTABLE':
    case 'DESCRIPTION_REQUIRED':
    case 'TARGET_NOT_FOUND':
    case null:
      return 'SOMETHING_WENT_WRONG';
    default:
      return code satisfies never;
  }
}
