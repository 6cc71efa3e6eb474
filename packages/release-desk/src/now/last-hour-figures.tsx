import type { DeskMicrofrontend } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { phrases } from '../phrases/phrases.ts';
import * as css from './now.module.css';

/** How fast the active release loads, how many of the visitors have it, and how many open tabs have another one. */
export function LastHourFigures({
  lastHour: { loadMs, share },
  olderTabs,
}: Pick<DeskMicrofrontend, 'lastHour' | 'olderTabs'>) {
  const text = phrases.useText();
  const { number } = useFormats();
  const figures = [
    { title: text('loadTime'), value: loadMs !== null && text('milliseconds', { value: number(loadMs) }) },
    { title: text('chartShare'), value: share !== null && text('percent', { value: number(Math.round(share * 100)) }) },
  ];
  return (
    <>
      {figures.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {value || '–'} {value && <small className={css.soft}>{text('lastHour')}</small>}
          </dd>
        </div>
      ))}
      <div>
        <dt>{text('olderTabs')}</dt>
        <dd>{number(olderTabs)}</dd>
      </div>
    </>
  );
}
