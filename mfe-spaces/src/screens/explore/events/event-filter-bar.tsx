import { Link } from '@xana/remote-kit';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { CalendarIcon, CreateIcon } from '@xana/ui-kit/icon';
import { Select } from '@xana/ui-kit/select';
import { TagChip } from '@xana/ui-kit/tag-chip';
import { dayOf } from './calendar/days.ts';
import { type EventFilter, TIMES, TYPES } from './event-filter.ts';
import * as css from './events.module.css';
import { useText } from './phrases/phrases.ts';

interface EventFilterBarProps {
  filter: EventFilter;
  onChoose(change: Partial<EventFilter>): void;
}

/** Type, time, and list or calendar. A calendar shows all times, so the time is chosen in the list alone. */
export function EventFilterBar({ filter, onChoose }: EventFilterBarProps) {
  const t = useText();
  const isCalendar = filter.day !== null;
  return (
    <div className={css.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are toggle buttons */}
      <div className={css.types} role="group" aria-label={t('types')}>
        {TYPES.map((type) => (
          <TagChip key={type} isChosen={type === filter.type} onToggle={() => onChoose({ type })}>
            {t(`type.${type}`)}
          </TagChip>
        ))}
      </div>
      <div className={css.view}>
        {!isCalendar && (
          <Select
            label={t('time')}
            isLabelHidden
            chosen={filter.time}
            choices={TIMES.map((id) => ({ id, name: t(`time.${id}`) }))}
            onChoose={(time) => onChoose({ time })}
          />
        )}
        <Button
          icon={<CalendarIcon size={18} />}
          aria-pressed={isCalendar}
          title={t('calendar')}
          onClick={() => onChoose({ day: isCalendar ? null : dayOf(new Date()) })}
        >
          <span className={css.wideLabel}>{t('calendar')}</span>
        </Button>
        <Link className={buttonClass({ variant: 'primary' })} to="/create-event" title={t('create')}>
          <CreateIcon size={18} />
          <span className={css.wideLabel}>{t('create')}</span>
        </Link>
      </div>
    </div>
  );
}
