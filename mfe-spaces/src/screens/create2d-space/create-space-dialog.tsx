import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import type { OutputOf } from '@xana/contracts/operation';
import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useHandledEvent, useOperation } from '@xana/remote-kit';
import { useForm } from '@xana/remote-kit/form';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { TermsFirst } from '@xana/remote-kit/terms-first';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { SPACE_LIMITS, spaceDraftProblems } from '@xana/validation';
import { useState } from 'react';
import { BuiltWorldField } from './built-world-field.tsx';
import * as css from './create-space-dialog.module.css';
import { useText } from './phrases/phrases.ts';
import { spaceDraft, type WrittenDraft } from './space-draft.ts';
import { PictureField } from './upload-file-v3/picture-field.tsx';
import { useCreate2dSpace } from './use-create2d-space.ts';

/** Opens on `shell:createSpaceRequested`. The browser stores the draft until the space is created. */
export function CreateSpaceDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const { close } = useHandledEvent();
  const [isUploading, setIsUploading] = useState(false);
  const { data: builtWorlds } = useOperation(userCreatedWorlds, {});
  const { save, isBusy, problem: saveProblem } = useCreate2dSpace(close);
  const form = useForm({
    initial: spaceDraft.read,
    check: (written) => draftProblems(written, builtWorlds),
    textOf: message,
    onChange: spaceDraft.write,
    onSubmit: (written) => !isUploading && save(written),
  });
  const { values: draft, write, problems } = form;
  const nameCount = useCharacterCount(draft.name, SPACE_LIMITS.name, CODE_UNITS_PER_CHARACTER.name);
  const descriptionCount = useCharacterCount(draft.description, SPACE_LIMITS.description);
  const linkCount = useCharacterCount(draft.youtubeUrl, SPACE_LIMITS.youtubeUrl);
  return (
    <Dialog title={t('title')} closeLabel={shared('close')} onClose={close}>
      <TermsFirst>
        <form className={css.form} {...form.props}>
          <PictureField
            address={draft.image}
            missing={form.errorOf('image')}
            onUploaded={(image) => write({ image })}
            onBusy={setIsUploading}
          />
          <TextField
            {...form.field('name')}
            label={t('name')}
            required
            error={nameCount.isOver ? undefined : form.errorOf('name')}
            count={nameCount}
          />
          <TextArea
            {...form.field('description')}
            label={t('description')}
            required
            error={descriptionCount.isOver ? undefined : form.errorOf('description')}
            count={descriptionCount}
          />
          <BuiltWorldField
            chosen={draft.worldId}
            error={form.errorOf('worldId')}
            onChoose={(worldId) => write({ worldId })}
          />
          <TextField
            {...form.field('youtubeUrl')}
            label={t('youtube')}
            inputMode="url"
            error={linkCount.isOver ? undefined : form.errorOf('youtubeUrl')}
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
              disabled={Boolean(problems.name || problems.description || problems.worldId) || isUploading}
            >
              {t('save')}
            </Button>
          </DialogActions>
        </form>
      </TermsFirst>
    </Dialog>
  );
}

function draftProblems(draft: WrittenDraft, builtWorlds: OutputOf<typeof userCreatedWorlds> | undefined) {
  const { pictureType, isAlreadyAdded, ...texts } = spaceDraftProblems({
    ...draft,
    // The server re-encodes uploads, so the picture is always WebP.
    pictureType: draft.image === '' ? null : 'image/webp',
    isAlreadyAdded: builtWorlds?.some(({ id, spaceId }) => id === draft.worldId && spaceId !== null) ?? false,
  });
  return { image: pictureType, ...texts, worldId: isAlreadyAdded };
}
