import { getSpaceNumbers } from '@xana/contracts/http/spaces/space-details';
import type { SpaceNumbers } from '@xana/contracts/http/spaces/space-numbers';
import { Link, spacePath, useDocumentTitle, useOperation, useRouteParams } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useState } from 'react';
import { DayChart } from './day-chart.tsx';
import { useText } from './phrases/phrases.ts';
import * as css from './space-numbers.module.css';
import { VisitSources } from './visit-sources.tsx';

const PERIODS = [30, 90] as const;

/** `/space-numbers/{id}`: what happened in one space, for its creator. */
export function SpaceNumbersScreen() {
  const { id: requested = '' } = useRouteParams('/space-numbers/:id');
  return /^[1-9]\d{0,8}$/.test(requested) ? <Numbers id={Number(requested)} /> : <NotOwn />;
}

function Numbers({ id }: { id: number }) {
  const t = useText();
  const [days, setDays] = useState<(typeof PERIODS)[number]>(30);
  const numbers = useOperation(getSpaceNumbers, { id, days });
  useDocumentTitle(numbers.data && t('title', { name: numbers.data.name }));
  return (
    <Answer
      of={numbers}
      failedText={t('failed')}
      skeleton={640}
      whenFailed={({ code }) => (code === 'SPACE_NOT_FOUND' ? <NotOwn /> : undefined)}
    >
      {(data) => (
        <div className={css.screen}>
          <header className={css.head}>
            <h1 className={css.title}>{t('title', { name: data.name })}</h1>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need its own reset for two buttons. */}
            <div className={css.periods} role="group" aria-label={t('period')}>
              {PERIODS.map((period) => (
                <Button key={period} size="small" aria-pressed={period === days} onClick={() => setDays(period)}>
                  {t(`days${period}`)}
                </Button>
              ))}
            </div>
            <Link className={buttonClass({ size: 'small' })} to={spacePath({ id, entityType: 'USER_WORLD' })}>
              {t('back')}
            </Link>
          </header>
          <Charts numbers={data} />
        </div>
      )}
    </Answer>
  );
}

function Charts({ numbers: { days, sources } }: { numbers: SpaceNumbers }) {
  const t = useText();
  const valuesOf = (name: 'visits' | 'favourites' | 'followers') =>
    days.map((row) => ({ day: row.day, value: row[name] }));
  return (
    <div className={css.charts}>
      <DayChart title={t('visits')} days={valuesOf('visits')} />
      <VisitSources sources={sources} />
      <DayChart title={t('favourites')} days={valuesOf('favourites')} />
      <DayChart title={t('followers')} days={valuesOf('followers')} />
    </div>
  );
}

function NotOwn() {
  const t = useText();
  return (
    <EmptyState
      text={t('gone')}
      action={
        <Link className={buttonClass()} to="/profile">
          {t('toProfile')}
        </Link>
      }
    />
  );
}
