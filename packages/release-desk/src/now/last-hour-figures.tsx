import type { DeskMicrofrontend } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { phrases } from '../phrases/phrases.ts';
import * as css from './now.module.css';

/** How fast the active release loads, and how many of the visitors have it. */
export function LastHourFigures({ lastHour: { loadMs, share } }: Pick<DeskMicrofrontend, 'lastHour'>) {
  const text = phrases.useText();
  const { number } = useFormats();
  return (
    <>
      <div>
        <dt>{text('loadTime')}</dt>
        <dd>
          {loadMs === null ? '–' : text('milliseconds', { value: number(loadMs) })}{' '}
          <small className={css.soft}>{text('lastHour')}</small>
        </dd>
      </div>
      <div>
        <dt>{text('chartShare')}</dt>
        <dd>
          {share === null ? '–' : text('percent', { value: number(Math.round(share * 100)) })}{' '}
          <small className={css.soft}>{text('lastHour')}</small>
        </dd>
      </div>
    </>
  );
}
