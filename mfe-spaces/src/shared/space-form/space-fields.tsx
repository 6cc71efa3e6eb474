import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import type { useForm } from '@xana/remote-kit/form';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { SPACE_LIMITS } from '@xana/validation';
import * as css from '../draft-form/draft-form.module.css';
import { PictureField } from '../draft-form/picture/picture-field.tsx';
import { BuiltWorldField } from './built-world-field.tsx';
import { useText } from './phrases/phrases.ts';
import { type DraftKey, pictureNameOf } from './space-drafts.ts';
import type { SpaceValues, valueProblems } from './space-values.ts';
import { TagField } from './tag-field.tsx';
import { YoutubeField } from './youtube-field.tsx';

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
