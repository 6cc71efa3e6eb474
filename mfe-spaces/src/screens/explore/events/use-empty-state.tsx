import { Link } from '@xana/remote-kit';
import { Button, buttonClass } from '@xana/ui-kit/button';
import type { ReactNode } from 'react';
import { type EventFilter, isOwnTime } from './event-filter.ts';
import { useText } from './phrases/phrases.ts';

interface EmptyStateOptions {
  filter: EventFilter;
  onChoose(change: Partial<EventFilter>): void;
}

/** What to do when no event matches the filter: the nearest wider filter, or the spaces. */
export function useEmptyState({ filter: { type, time }, onChoose }: EmptyStateOptions): {
  hint: string;
  action: ReactNode;
} {
  const t = useText();
  if (type !== 'all') {
    return {
      hint: t('empty.type'),
      action: <Button onClick={() => onChoose({ type: 'all' })}>{t('empty.allTypes')}</Button>,
    };
  }
  if (time === 'live' || isOwnTime(time)) {
    return {
      hint: t(`empty.${time}`),
      action: <Button onClick={() => onChoose({ time: 'upcoming' })}>{t('empty.upcoming')}</Button>,
    };
  }
  return {
    hint: t(time === 'past' ? 'empty.past' : 'empty.current'),
    action: (
      <Link className={buttonClass()} to="/explore">
        {t('empty.spaces')}
      </Link>
    ),
  };
}
