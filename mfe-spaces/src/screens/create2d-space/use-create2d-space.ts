import { create2dSpace } from '@xana/contracts/http/spaces/create2d-space';
import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import { getMySpaces } from '@xana/contracts/http/spaces/get-my-spaces';
import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { operationCodeOf, useAction, useNavigate, useRefresh, useToast } from '@xana/remote-kit';
import { useState } from 'react';
import { spaceLink } from '../../shared/space-link.ts';
import { useText } from './phrases/phrases.ts';
import { spaceDraft, type WrittenDraft } from './space-draft.ts';

type Problem = 'SPACE_ALREADY_ADDED' | 'UPLOAD_IMAGE' | 'URL_NOT_VALID' | 'SOMETHING_WENT_WRONG';

/** Creates the space and opens its page. After a failure the draft stays. */
export function useCreate2dSpace(onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { run, isBusy } = useAction(create2dSpace, {
    onSuccess: (space) => {
      spaceDraft.remove();
      void Promise.all([getMySpaces, getAllSpaces, userCreatedWorlds].map((operation) => refresh(operation)));
      toast({ text: t('made', { name: space.name }), tone: 'success' });
      onDone();
      void navigate(spaceLink(space));
    },
    onError: (error) => {
      // This built world has got a space in the meantime, perhaps from another tab.
      if (error.code === 'SPACE_ALREADY_ADDED') void refresh(userCreatedWorlds);
      setProblem(problemOf(error));
    },
  });
  const save = ({ name, description, image, youtubeUrl, worldId, tags }: WrittenDraft) => {
    setProblem(null);
    void run({
      ...{ name, description, image },
      // The specification sends them capitalised: Fan_work.
      tags: tags.map((tag) => `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`),
      ...(youtubeUrl === '' ? {} : { youtubeUrl }),
      ...(worldId === null ? {} : { worldId }),
    });
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
