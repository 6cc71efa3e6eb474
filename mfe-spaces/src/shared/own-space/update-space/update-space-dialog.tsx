import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import { getOwnSpace, updateSpace } from '@xana/contracts/http/spaces/own-spaces';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf, useOperation, useToast } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useMember, useSession } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { ConflictNotice } from '../../draft-form/conflict-notice.tsx';
import { useVersionedEdit } from '../../draft-form/use-versioned-edit.ts';
import { useText as useFormText } from '../../space-form/phrases/phrases.ts';
import { spaceDrafts } from '../../space-form/space-drafts.ts';
import { SpaceForm } from '../../space-form/space-form.tsx';
import { type SpaceValues, toInput, valuesOf } from '../../space-form/space-values.ts';
import { useText } from '../phrases/phrases.ts';
import { useRefreshSpaces } from '../use-refresh-spaces.ts';

/** Edits a space of the member in the form that created it. */
export function UpdateSpaceDialog({ id, onClose }: { id: number; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const member = useMember();
  const space = useOperation(getOwnSpace, { id }, { staleMilliseconds: 0 });
  return (
    <Dialog title={t('editTitle')} closeLabel={shared('close')} onClose={onClose} size="large">
      <Answer of={space} failedText={t('editFailed')} skeleton={480}>
        {(data) =>
          member && (
            <TermsFirst>
              <UpdateSpaceForm space={data} userId={member.id} onClose={onClose} />
            </TermsFirst>
          )
        }
      </Answer>
    </Dialog>
  );
}

function UpdateSpaceForm({ space, userId, onClose }: { space: OwnSpace; userId: number; onClose(): void }) {
  const t = useText();
  const form = useFormText();
  const toast = useToast();
  const problemText = useProblemText();
  const { refreshAll } = useRefreshSpaces();
  const draft = { userId, spaceId: space.id };
  const session = useSession();
  const { id } = space;
  const { edit, save, isBusy, error } = useVersionedEdit({
    saved: savedOf(space),
    draft: spaceDrafts.read(draft),
    send: ({ version, values }) => session.call(updateSpace, { id, version, ...toInput(values) }),
    isOutdated: (problem) => operationCodeOf(problem, updateSpace) === 'SPACE_CHANGED',
    read: async () => savedOf(await session.call(getOwnSpace, { id })),
    onSaved() {
      spaceDrafts.remove(draft);
      refreshAll(space.id);
      toast({ text: t('saved'), tone: 'success' });
      onClose();
    },
  });
  const { saved, initial, conflicts } = edit;
  return (
    <>
      <ConflictNotice fields={conflicts.map((name) => form(FIELD_LABELS[name]))} />
      <SpaceForm
        // Another version begins with what was merged.
        key={saved.version}
        draft={draft}
        initial={initial}
        saved={saved.values}
        saveLabel={t('save')}
        isBusy={isBusy}
        problem={error ? problemText(error) : null}
        onChange={(values) => spaceDrafts.write(draft, { version: saved.version, values }, saved.values)}
        onSave={(values) => void save(values)}
      />
    </>
  );
}

const savedOf = (space: OwnSpace) => ({ version: space.version, values: valuesOf(space) });

const FIELD_LABELS = {
  name: 'name',
  description: 'description',
  youtubeUrl: 'youtube',
  image: 'picture',
  imageAlt: 'imageAlt',
  worldId: 'builtWorld',
  tags: 'tags',
} as const satisfies Record<keyof SpaceValues, string>;

/** The codes that a form knows have a text of their own. */
function useProblemText(): (error: unknown) => string {
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  return (error) => {
    const code = operationCodeOf(error, updateSpace);
    return code && code !== 'SPACE_NOT_FOUND' && code !== 'TARGET_NOT_FOUND' ? message(code) : errorText(error);
  };
}
