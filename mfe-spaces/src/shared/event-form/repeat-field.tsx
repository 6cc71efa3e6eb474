import { MAX_SERIES_EVENTS } from '@xana/contracts/http/events/event-limits';
import { useFormats } from '@xana/i18n/formats';
import { Select } from '@xana/ui-kit/select';
import * as css from './event-form.module.css';
import { REPEATS, repeatedStarts } from './event-repeat.ts';
import type { EventValues } from './event-values.ts';
import { useText } from './phrases/phrases.ts';

const COUNTS = Array.from({ length: MAX_SERIES_EVENTS - 1 }, (_, index) => `${index + 2}`);

interface RepeatFieldProps {
  values: EventValues;
  onWrite(change: Partial<EventValues>): void;
}

/** Whether a new event repeats, how often, and on which dates. */
export function RepeatField({ values, onWrite }: RepeatFieldProps) {
  const t = useText();
  const formats = useFormats();
  const { repeat, times, startsAt } = values;
  const dates = repeat === 'none' ? [] : repeatedStarts(startsAt, repeat, times);
  return (
    <div className={css.repeat}>
      <Select
        label={t('repeat')}
        chosen={repeat}
        choices={REPEATS.map((id) => ({ id, name: t(`repeat.${id}`) }))}
        onChoose={(chosen) => onWrite({ repeat: chosen })}
      />
      {repeat !== 'none' && (
        <Select
          label={t('times')}
          chosen={`${times}`}
          choices={COUNTS.map((id) => ({ id, name: t('timesCount', { count: Number(id) }) }))}
          onChoose={(id) => onWrite({ times: Number(id) })}
        />
      )}
      <p className={css.zone} aria-live="polite">
        {dates.length > 0 &&
          t('dates', { dates: dates.map((date) => formats.day(date.toISOString())).join(t('comma')) })}
      </p>
    </div>
  );
}
