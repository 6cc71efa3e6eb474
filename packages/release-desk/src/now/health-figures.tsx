import type { DeskRelease } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { phrases } from '../phrases/phrases.ts';
import * as css from './now.module.css';

/** Failed mounts and uncaught errors per thousand visitors that reported the release. */
export function HealthFigures({ release: { health } }: { release: DeskRelease }) {
  const text = phrases.useText();
  const { number } = useFormats();
  const { mounted, failed, erred, verdict } = health;
  const visitors = mounted + failed;
  const rate = (count: number) => text('perThousand', { count: number(Math.round((count * 1_000) / visitors)) });
  if (visitors === 0)
    return (
      <div>
        <dt>{text('failures')}</dt>
        <dd className={css.soft}>{text('notSeen')}</dd>
      </div>
    );
  return (
    <>
      <div>
        <dt>{text('failures')}</dt>
        <dd className={css[verdict]}>
          {rate(failed)} <small className={css.soft}>{text('visitors', { count: visitors })}</small>
        </dd>
      </div>
      <div>
        <dt>{text('errors')}</dt>
        <dd>{rate(erred)}</dd>
      </div>
    </>
  );
}
