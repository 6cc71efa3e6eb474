import { tagLabels as english } from '@xana/contracts/tag-labels/en';
import { tagLabels as japanese } from '@xana/contracts/tag-labels/ja';
import type { Tag } from '@xana/contracts/tags';
import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import type { FormField, useForm } from '@xana/remote-kit/form';
import { TagChips } from '@xana/remote-kit/tag-chips';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Button } from '@xana/ui-kit/button';
import { PlayIcon } from '@xana/ui-kit/icon';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { SPACE_LIMITS, youtubeVideoId } from '@xana/validation';
import { useState } from 'react';
import * as css from '../draft-form/draft-form.module.css';
import { keepForm } from '../draft-form/keep-form.ts';
import { PictureField } from '../draft-form/picture/picture-field.tsx';
import * as styles from '../styles.module.css';
import { YoutubeFrame } from '../youtube-frame/youtube-frame.tsx';
import { BuiltWorldField } from './built-world-field.tsx';
import { useText } from './phrases/phrases.ts';
import { type DraftKey, pictureNameOf } from './space-drafts.ts';
import * as videoCss from './space-form.module.css';
import type { SpaceValues, valueProblems } from './space-values.ts';

interface SpaceFieldsProps {
  form: ReturnType<typeof useForm<SpaceValues, ReturnType<typeof valueProblems>>>;
  draft: DraftKey;
  onBusy(isUploading: boolean): void;
}

/** The fields of a space (CS-01). */
export function SpaceFields({ form, draft, onBusy }: SpaceFieldsProps) {
  const t = useText();
  const { values, write } = form;
  const nameCount = useCharacterCount(values.name, SPACE_LIMITS.name, CODE_UNITS_PER_CHARACTER.name);
  const altCount = useCharacterCount(values.imageAlt, SPACE_LIMITS.imageAlt);
  const descriptionCount = useCharacterCount(values.description, SPACE_LIMITS.description);
  return (
    <div className={css.fields}>
      <PictureField
        address={values.image}
        name={pictureNameOf(draft)}
        missing={form.errorOf('image')}
        onUploaded={(image) => write({ image })}
        onBusy={onBusy}
      />
      <TextField
        {...form.field('imageAlt')}
        label={t('imageAlt')}
        hint={values.image !== '' && values.imageAlt.trim() === '' ? t('imageAltMissing') : undefined}
        count={altCount.isOver ? altCount : undefined}
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
        chosen={values.worldId}
        ownSpaceId={draft.spaceId}
        error={form.errorOf('worldId')}
        onChoose={(worldId) => write({ worldId })}
      />
      <YoutubeField field={form.field('youtubeUrl')} onWrite={(youtubeUrl) => write({ youtubeUrl })} />
      <TagField tags={values.tags} onChange={(tags) => write({ tags })} />
    </div>
  );
}

/** Tags of the space (CS-06), with a search over their names in both languages. */
function TagField({ tags, onChange }: { tags: readonly Tag[]; onChange(tags: Tag[]): void }) {
  const t = useText();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const matches = (tag: Tag) =>
    [tag, english[tag], japanese[tag]].some((text) => text.toLocaleLowerCase().includes(wanted));
  return (
    <div className={styles.smallStack}>
      <TextField
        label={t('tagSearch')}
        type="search"
        autoComplete="off"
        hint={t('tagsChosen', { count: tags.length })}
        value={query}
        onKeyDown={keepForm}
        onChange={(event) => setQuery(event.target.value)}
      />
      <TagChips
        label={t('tags')}
        moreLabel={t('moreTags')}
        isWrapped
        matches={wanted === '' ? undefined : matches}
        isChosen={(tag) => tags.includes(tag)}
        onToggle={(tag) => onChange(tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag])}
      />
    </div>
  );
}

/** The link to a video, which plays here on a click: nothing is fetched from YouTube before. */
function YoutubeField({ field, onWrite }: { field: FormField; onWrite(address: string): void }) {
  const t = useText();
  const count = useCharacterCount(field.value, SPACE_LIMITS.youtubeUrl);
  const [played, setPlayed] = useState<string | null>(null);
  const video = youtubeVideoId(field.value);
  return (
    <div className={videoCss.video}>
      <TextField
        {...field}
        label={t('youtube')}
        inputMode="url"
        error={count.isOver ? undefined : field.error}
        count={count.isOver ? count : undefined}
        onChange={(event) => onWrite(event.target.value.trim())}
      />
      {video && video === played && <YoutubeFrame video={video} title={t('youtubeTitle')} />}
      {video && video !== played && (
        <Button size="small" icon={<PlayIcon size={16} />} onClick={() => setPlayed(video)}>
          {t('youtubePlay')}
        </Button>
      )}
    </div>
  );
}
