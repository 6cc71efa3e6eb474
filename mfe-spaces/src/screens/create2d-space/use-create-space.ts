import { create2dSpace } from '@xana/contracts/http/spaces/create2d-space';
import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import { getMySpaces } from '@xana/contracts/http/spaces/get-my-spaces';
import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { useAction, useNavigate, useRefresh, useToast } from '@xana/remote-kit';
import { useState } from 'react';
import { spaceLink } from '../../shared/space-link.ts';
import { useText } from './phrases/phrases.ts';
import { dropDraft, type WrittenDraft } from './space-draft.ts';

const SHOWN = ['SPACE_ALREADY_ADDED', 'UPLOAD_IMAGE', 'URL_NOT_VALID'] as const;
type Problem = (typeof SHOWN)[number] | 'SOMETHING_WENT_WRONG';

/** Makes the space and goes there; when it cannot be made, what was written stays. */
export function useCreateSpace(onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { run, isBusy } = useAction(create2dSpace, {
    onSuccess: (space) => {
      dropDraft();
      void Promise.all([getMySpaces, getAllSpaces, userCreatedWorlds].map((operation) => refresh(operation)));
      toast({ text: t('made', { name: space.name }), tone: 'success' });
      onDone();
      navigate(spaceLink(space));
    },
    onError: (error) => {
      const { code } = error as { code?: unknown };
      // Somebody gave this 3D world a page meanwhile, perhaps oneself in another tab.
      if (code === 'SPACE_ALREADY_ADDED') void refresh(userCreatedWorlds);
      setProblem(SHOWN.find((each) => each === code) ?? 'SOMETHING_WENT_WRONG');
    },
  });
  const save = ({ name, description, image, youtubeUrl, worldId, tags }: WrittenDraft) => {
    setProblem(null);
    run({
      ...{ name, description, image },
      // As the spec sends them: Fan_work.
      tags: tags.map((tag) => `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`),
      ...(youtubeUrl === '' ? {} : { youtubeUrl }),
      ...(worldId === null ? {} : { worldId }),
    });
  };
  return { save, isBusy, problem };
}
