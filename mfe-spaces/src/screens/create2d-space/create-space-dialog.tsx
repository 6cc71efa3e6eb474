import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useHandledEvent, useOperation } from '@xana/remote-kit';
import { useCharacterCount } from '@xana/remote-kit/limited-text';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { isYoutubeVideo, SPACE_LIMITS, spaceDraftProblem } from '@xana/validation';
import { type FormEvent, useEffect, useState } from 'react';
import { BuiltWorldField } from './built-world-field.tsx';
import * as css from './create-space-dialog.module.css';
import { useText } from './phrases/phrases.ts';
import { keepDraft, readDraft, type WrittenDraft } from './space-draft.ts';
import { PictureField } from './upload-file-v3/picture-field.tsx';
import { useCreateSpace } from './use-create-space.ts';

/** Without a name and a description saving is not even offered. */
const UNSENDABLE: ReadonlySet<string> = new Set(['NAME_REQUIRED', 'NAME_UNPRINTABLE', 'DESCRIPTION_REQUIRED']);

/** Opens on `shell:createSpaceRequested`. What is written stays in this browser until there is a space of it. */
export function CreateSpaceDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const { close } = useHandledEvent();
  const [draft, setDraft] = useState(readDraft);
  const [isSending, setIsSending] = useState(false);
  const { data: builtWorlds } = useOperation(userCreatedWorlds, {});
  const [hasTried, setHasTried] = useState(false);
  // Upon what is there by then: a picture may arrive long after it was chosen, and meanwhile somebody writes on.
  const write = (change: Partial<WrittenDraft>) => setDraft((current) => ({ ...current, ...change }));
  useEffect(() => keepDraft(draft), [draft]);
  const { save, isBusy, problem: refused } = useCreateSpace(close);
  const isTaken = builtWorlds?.some(({ id, spaceId }) => id === draft.worldId && spaceId !== null) ?? false;
  const problem = problemOf(draft, isTaken);
  const canBeSaved = !problem || !UNSENDABLE.has(problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!problem && !isSending) save(draft);
  };
  const isLinkWrong = draft.youtubeUrl !== '' && !isYoutubeVideo(draft.youtubeUrl);
  const nameCount = useCharacterCount(draft.name, SPACE_LIMITS.name, CODE_UNITS_PER_CHARACTER.name);
  const descriptionCount = useCharacterCount(draft.description, SPACE_LIMITS.description);
  const linkCount = useCharacterCount(draft.youtubeUrl, SPACE_LIMITS.youtubeUrl);
  return (
    <Dialog title={t('title')} closeLabel={shared('close')} onClose={close}>
      <form className={css.form} onSubmit={submit}>
        <PictureField
          address={draft.image}
          isMissing={hasTried && problem === 'UPLOAD_IMAGE'}
          onSent={(image) => write({ image })}
          onBusy={setIsSending}
        />
        <TextField
          label={t('name')}
          required
          value={draft.name}
          error={problem === 'NAME_UNPRINTABLE' ? message(problem) : undefined}
          count={nameCount}
          onChange={(event) => write({ name: event.target.value })}
        />
        <TextArea
          label={t('description')}
          required
          value={draft.description}
          count={descriptionCount}
          onChange={(event) => write({ description: event.target.value })}
        />
        <BuiltWorldField chosen={draft.worldId} isTaken={isTaken} onChoose={(worldId) => write({ worldId })} />
        <TextField
          label={t('youtube')}
          inputMode="url"
          value={draft.youtubeUrl}
          error={isLinkWrong && !linkCount.isOver ? message('URL_NOT_VALID') : undefined}
          count={linkCount.isOver ? linkCount : undefined}
          onChange={(event) => write({ youtubeUrl: event.target.value.trim() })}
        />
        <TagChips
          label={t('tags')}
          moreLabel={t('moreTags')}
          isChosen={(tag) => draft.tags.includes(tag)}
          onToggle={(tag) =>
            write({ tags: draft.tags.includes(tag) ? draft.tags.filter((each) => each !== tag) : [...draft.tags, tag] })
          }
        />
        {refused && (
          <p className={css.refused} role="alert">
            {message(refused)}
          </p>
        )}
        <div className={css.actions}>
          <Button onClick={close}>{shared('close')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={!canBeSaved || isSending || isTaken}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const problemOf = ({ name, description, youtubeUrl, image }: WrittenDraft, isAlreadyAdded: boolean) =>
  // What was sent is a picture of the server's own making.
  spaceDraftProblem({
    name,
    description,
    youtubeUrl,
    pictureType: image === '' ? null : 'image/webp',
    isAlreadyAdded,
  });
