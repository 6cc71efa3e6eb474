import type { getHomeSummary } from '@xana/contracts/http/users/get-home-summary';
import { MAX_HOME_COUNT } from '@xana/contracts/http/users/home-counts';
import type { OutputOf } from '@xana/contracts/operation';
import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { CompassIcon, FeedIcon, UsersIcon } from '@xana/ui-kit/icon';
import * as styles from '../../shared/styles.module.css';
import * as css from './home-member.module.css';
import { useText } from './phrases/phrases.ts';

/** How many followers, posts and spaces are new since the last visit, each with a link to them. Nothing when nothing is new. */
export function SinceLastVisit({ summary }: { summary: OutputOf<typeof getHomeSummary> }) {
  const t = useText();
  const formats = useFormats();
  const member = useMember();
  const { since, newFollowerCount, newPostCount, newSpaceCount } = summary;
  const changes = [
    { text: 'since.followers', count: newFollowerCount, to: '/notifications', Icon: UsersIcon },
    { text: 'since.posts', count: newPostCount, to: '/feed?for=user&from=following', Icon: FeedIcon },
    { text: 'since.spaces', count: newSpaceCount, to: '/explore?sort=new', Icon: CompassIcon },
  ] as const;
  const shown = changes.filter(({ count }) => count > 0);
  if (!since || !member || shown.length === 0) return null;
  return (
    <section className={css.welcome} aria-labelledby="home-member-welcome">
      <div>
        <h2 id="home-member-welcome" className={css.title}>
          {t('since.title', { name: member.name })}
        </h2>
        <p className={styles.soft}>{t('since.when', { when: formats.dayAndTime(since) })}</p>
      </div>
      <ul className={styles.wrap}>
        {shown.map(({ text, count, to, Icon }) => (
          <li key={text}>
            <Link to={to} className={css.change}>
              <Icon />
              {t(text, {
                count,
                number: count < MAX_HOME_COUNT ? formats.number(count) : `${formats.number(MAX_HOME_COUNT)}+`,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
