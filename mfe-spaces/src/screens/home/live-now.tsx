import { getEventByType } from '@xana/contracts/http/events/events';
import { useLocalized } from '@xana/i18n';
import { eventPath, Link, useOperation } from '@xana/remote-kit';
import { Badge } from '@xana/ui-kit/badge';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../phrases/phrases.ts';
import { CURRENT_EVENTS } from '../../shared/rails.tsx';
import * as css from './live-now.module.css';

const MAX_SHOWN = 3;

/** The events that take place now, in the hero. The rail below the hero shows loading, failure and an empty list. */
export function LiveNow() {
  const t = useText();
  const localize = useLocalized();
  const { data } = useOperation(getEventByType, CURRENT_EVENTS);
  const live = data?.rows.filter(({ isLive }) => isLive).slice(0, MAX_SHOWN) ?? [];
  if (live.length === 0) return null;
  return (
    <section className={css.live} aria-labelledby="live-now">
      <h2 id="live-now" className={css.title}>
        <Badge tone="live">{t('home.liveNow')}</Badge>
      </h2>
      <ul className={css.events}>
        {live.map(({ id, title, image, space }) => (
          <li key={id}>
            <Link className={css.event} to={eventPath(id)}>
              <span className={css.picture}>
                <Picture src={image} alt="" sizes="56px" ratio="1" />
              </span>
              <span className={css.words}>
                <bdi className={css.name}>{title}</bdi>
                <bdi className={css.venue}>{localize(space.name, space.localizedNames)}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
