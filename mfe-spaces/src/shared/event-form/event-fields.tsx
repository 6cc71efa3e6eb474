import { EVENT_TYPES } from '@xana/contracts/http/events/event-type';
import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import { useLanguage } from '@xana/i18n';
import { createCalendarDates } from '@xana/i18n/calendar-dates';
import type { useForm } from '@xana/remote-kit/form';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Select } from '@xana/ui-kit/select';
import { TextArea } from '@xana/ui-kit/text-area';
import { TextField } from '@xana/ui-kit/text-field';
import { EVENT_LIMITS } from '@xana/validation';
import * as css from '../draft-form/draft-form.module.css';
import { PictureField } from '../draft-form/picture/picture-field.tsx';
import { useText as useFormText } from '../space-form/phrases/phrases.ts';
import { type EventDraftKey, eventPictureName } from './event-drafts.ts';
import * as own from './event-form.module.css';
import { withStart } from './event-times.ts';
import type { EventValues, eventProblems } from './event-values.ts';
import { useText } from './phrases/phrases.ts';
import { RepeatField } from './repeat-field.tsx';
import { VenueField } from './venue/venue-field.tsx';

interface EventFieldsProps {
  form: ReturnType<typeof useForm<EventValues, ReturnType<typeof eventProblems>>>;
  draft: EventDraftKey;
  onBusy(isUploading: boolean): void;
}

export function EventFields({ form, draft, onBusy }: EventFieldsProps) {
  const t = useText();
  const shared = useFormText();
  const { values, write } = form;
  const titleCount = useCharacterCount(values.title, EVENT_LIMITS.title, CODE_UNITS_PER_CHARACTER.name);
  const altCount = useCharacterCount(values.imageAlt, EVENT_LIMITS.imageAlt);
  const descriptionCount = useCharacterCount(values.description, EVENT_LIMITS.description);
  return (
    <div className={css.fields}>
      <PictureField
        address={values.image}
        name={eventPictureName(draft)}
        missing={form.errorOf('image')}
        onUploaded={(image) => write({ image })}
        onBusy={onBusy}
      />
      <TextField
        {...form.field('imageAlt')}
        label={shared('imageAlt')}
        hint={values.image !== '' && values.imageAlt.trim() === '' ? shared('imageAltMissing') : undefined}
        count={altCount.isOver ? altCount : undefined}
      />
      <TextField
        {...form.field('title')}
        label={t('title')}
        required
        error={titleCount.isOver ? undefined : form.errorOf('title')}
        count={titleCount}
      />
      <Select
        label={t('type')}
        chosen={values.type}
        choices={EVENT_TYPES.map((id) => ({ id, name: t(`type.${id}`) }))}
        onChoose={(type) => write({ type })}
      />
      <VenueField
        ref={form.refOf('space')}
        venue={values.space}
        error={form.errorOf('space')}
        onChoose={(space) => write({ space })}
      />
      <TimeFields form={form} />
      {draft.eventId === null && <RepeatField values={values} onWrite={write} />}
      <TextArea {...form.field('description')} label={t('description')} count={descriptionCount} />
    </div>
  );
}

function TimeFields({ form }: Pick<EventFieldsProps, 'form'>) {
  const t = useText();
  const zone = createCalendarDates(useLanguage()).zone();
  return (
    <fieldset className={own.times}>
      <legend className={own.legend}>{t('when')}</legend>
      <TextField
        {...form.field('startsAt')}
        type="datetime-local"
        label={t('startsAt')}
        required
        onChange={(event) => form.write(withStart(form.values, event.target.value))}
      />
      <TextField {...form.field('endsAt')} type="datetime-local" label={t('endsAt')} required />
      <p className={own.zone}>{t('zone', { zone })}</p>
    </fieldset>
  );
}
