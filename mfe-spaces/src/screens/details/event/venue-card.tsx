import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { useLocalized } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link, spacePath } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { PlayIcon, UsersIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import { useText as useScreenText } from '../../../phrases/phrases.ts';
import { useEnterSpace } from '../../../shared/enter-space/use-enter-space.ts';
import { useLivePeople } from '../../../shared/live-people/use-live-people.ts';
import * as styles from '../../../shared/styles.module.css';
import { useText } from './phrases/phrases.ts';
import * as css from './venue-card.module.css';

/** The space where an event takes place, with the people who are there now. */
export function VenueCard({ event: { space, spaceImage } }: { event: EventDetails }) {
  const t = useText();
  const screen = useScreenText();
  const { compact } = useFormats();
  const localize = useLocalized();
  const enterLink = useEnterSpace(space.id);
  const { count } = useLivePeople(space.id, true);
  const name = localize(space.name, space.localizedNames);
  return (
    <section className={css.card} aria-label={t('venue')}>
      <Picture src={spaceImage} alt="" sizes="20rem" ratio="16 / 9" />
      <div className={css.words}>
        <p className={styles.soft}>{t('venue')}</p>
        <h2 className={css.name}>
          <Link to={spacePath(space)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {/* Keeps its height until the number is there. */}
        <p className={css.people}>
          {count !== undefined && (
            <>
              <UsersIcon size={16} />
              {count === 0 ? t('venue.empty') : t('venue.people', { count, number: compact(count) })}
            </>
          )}
        </p>
        <a className={buttonClass()} {...enterLink}>
          <PlayIcon />
          {screen('details.enter')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </a>
      </div>
    </section>
  );
}
