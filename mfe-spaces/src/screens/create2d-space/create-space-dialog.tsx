import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useHandledEvent, useOperation } from '@xana/remote-kit';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { isYoutubeVideo, SPACE_LIMITS, spaceDraftProblem } from '@xana/validation';
import { type FormEvent, useEffect, useState } from 'react';
import { BuiltWorldField } from './built-world-field.tsx';
import * as css from './create-space-dialog.module.css';
import { useText } from './phrases/phrases.ts';
import { spaceDraft, type WrittenDraft } from './space-draft.ts';
import { PictureField } from './upload-file-v3/picture-field.tsx';
import { useCreate2dSpace } from './use-create2d-space.ts';

/** The save button is disabled while one of these problems exists. */
const BLOCKING_PROBLEMS: ReadonlySet<string> = new Set(['NAME_REQUIRED', 'NAME_UNPRINTABLE', 'DESCRIPTION_REQUIRED']);

/** Opens on `shell:createSpaceRequested`. The browser stores the draft until the space is created. */
export function CreateSpaceDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const { close } = useHandledEvent();
  const [draft, setDraft] = useState(spaceDraft.read);
  const [isUploading, setIsUploading] = useState(false);
  const { data: builtWorlds } = useOperation(userCreatedWorlds, {});
  const [hasSubmitted, setHasSubmitted] = useState(false);
  // Changes the current draft: an upload may finish after the user has typed more text.
  const write = (change: Partial<WrittenDraft>) => setDraft((current) => ({ ...current, ...change }));
  useEffect(() => spaceDraft.write(draft), [draft]);
  const { save, isBusy, problem: saveProblem } = useCreate2dSpace(close);
  const isBuiltWorldTaken = builtWorlds?.some(({ id, spaceId }) => id === draft.worldId && spaceId !== null) ?? false;
  const problem = problemOf(draft, isBuiltWorldTaken);
  const canSave = !problem || !BLOCKING_PROBLEMS.has(problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    if (!problem && !isUploading) save(draft);
  };
  const isLinkWrong = draft.youtubeUrl !== '' && !isYoutubeVideo(draft.youtubeUrl);
  const nameCount = useCharacterCount(draft.name, SPACE_LIMITS.name, CODE_UNITS_PER_CHARACTER.name);
  const descriptionCount = useCharacterCount(draft.description, SPACE_LIMITS.description);
  const linkCount = useCharacterCount(draft.youtubeUrl, SPACE_LIMITS.youtubeUrl);
  return (
    <Dialog title={t('title')} closeLabel={shared('close')} onClose={close}>
      <TermsFirst>
        <form className={css.form} onSubmit={submit}>
          <PictureField
            address={draft.image}
            isMissing={hasSubmitted && problem === 'UPLOAD_IMAGE'}
            onUploaded={(image) => write({ image })}
            onBusy={setIsUploading}
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
          <BuiltWorldField
            chosen={draft.worldId}
            isTaken={isBuiltWorldTaken}
            onChoose={(worldId) => write({ worldId })}
          />
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
              write({
                tags: draft.tags.includes(tag) ? draft.tags.filter((each) => each !== tag) : [...draft.tags, tag],
              })
            }
          />
          <Notice tone="problem" text={saveProblem && message(saveProblem)} />
          <DialogActions>
            <Button onClick={close}>{shared('close')}</Button>
            <Button
              type="submit"
              variant="primary"
              isBusy={isBusy}
              disabled={!canSave || isUploading || isBuiltWorldTaken}
            >
              {t('save')}
            </Button>
          </DialogActions>
        </form>
      </TermsFirst>
    </Dialog>
  );
}

const problemOf = ({ name, description, youtubeUrl, image }: WrittenDraft, isBuiltWorldTaken: boolean) =>
  // The server re-encodes uploads, so the picture is always WebP.
  spaceDraftProblem({
    name,
    description,
    youtubeUrl,
    pictureType: image === '' ? null : 'image/webp',
    isAlreadyAdded: isBuiltWorldTaken,
  });
