import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useHandledEvent } from '@xana/remote-kit';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { isYoutubeVideo, SPACE_LIMITS } from '@xana/validation';
import { useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import * as css from './create-space-dialog.module.css';
import { PictureField } from './picture-field.tsx';
import { keepDraft, readDraft, type WrittenDraft } from './space-draft.ts';

/** Opens on `shell:createSpaceRequested`. What is written stays in this browser until there is a space of it. */
export function CreateSpaceDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const { close } = useHandledEvent();
  const [draft, setDraft] = useState(readDraft);
  const write = (change: Partial<WrittenDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(next);
  };
  const isLinkWrong = draft.youtubeUrl !== '' && !isYoutubeVideo(draft.youtubeUrl);
  const count = (name: 'name' | 'description') =>
    t('create.count', { length: [...draft[name]].length, most: SPACE_LIMITS[name] });
  return (
    <Dialog title={t('create.title')} closeLabel={shared('close')} onClose={close}>
      <form className={css.form} onSubmit={(event) => event.preventDefault()}>
        <PictureField />
        <TextField
          label={t('create.name')}
          required
          maxLength={SPACE_LIMITS.name}
          value={draft.name}
          hint={count('name')}
          onChange={(event) => write({ name: event.target.value })}
        />
        <TextArea
          label={t('create.description')}
          required
          maxLength={SPACE_LIMITS.description}
          value={draft.description}
          hint={count('description')}
          onChange={(event) => write({ description: event.target.value })}
        />
        <TextField
          label={t('create.youtube')}
          inputMode="url"
          maxLength={SPACE_LIMITS.youtubeUrl}
          value={draft.youtubeUrl}
          error={isLinkWrong ? message('URL_NOT_VALID') : undefined}
          onChange={(event) => write({ youtubeUrl: event.target.value.trim() })}
        />
        <TagChips
          label={t('details.tags')}
          moreLabel={t('explore.moreTags')}
          isChosen={(tag) => draft.tags.includes(tag)}
          onToggle={(tag) =>
            write({ tags: draft.tags.includes(tag) ? draft.tags.filter((each) => each !== tag) : [...draft.tags, tag] })
          }
        />
        <p className={css.notice}>{t('create.notOpen')}</p>
        <div className={css.actions}>
          <Button onClick={close}>{shared('close')}</Button>
          <Button type="submit" variant="primary" disabled>
            {t('create.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
