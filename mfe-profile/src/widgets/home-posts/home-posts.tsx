import { getAllFeeds } from '@xana/contracts/http/feeds/get-all-feeds';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { Link, useOperation } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { HeartIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { Rail } from '@xana/ui-kit/rail';
import { useText } from '../../phrases/phrases.ts';
import * as css from './home-posts.module.css';

export function HomePosts() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const formats = useFormats();
  const { data, isError, refetch } = useOperation(getAllFeeds, { pageNumber: 1, pageSize: 12 });
  const state = isError ? 'error' : !data ? 'loading' : data.rows.length === 0 ? 'empty' : 'ready';
  return (
    <Rail
      title={t('home.posts')}
      state={state}
      cardWidth="wide"
      onRetry={() => void refetch()}
      texts={{
        empty: shared('noData'),
        error: t('home.postsFailed'),
        tryAgain: shared('tryAgain'),
        loading: shared('loading'),
        previous: shared('previous'),
        next: shared('next'),
      }}
    >
      {data?.rows.map(({ id, user, descriptions, image, likeCount, createdAt }) => (
        <article key={id} className={css.post}>
          <Link to={`/profile?user=${user.id}`} className={css.author}>
            <Avatar name={user.name} src={user.avatar} color={user.profileIconColor} size={32} />
            <span className={css.name}>{user.name}</span>
            <time dateTime={createdAt}>{formats.relativeTime(createdAt)}</time>
          </Link>
          <p className={css.text}>{descriptions}</p>
          {image && (
            <div className={css.picture}>
              <Picture src={image} alt="" sizes="20rem" ratio="16 / 9" />
            </div>
          )}
          <p className={css.likes}>
            <HeartIcon size={16} />
            {t('likes', { count: likeCount, number: formats.number(likeCount) })}
          </p>
        </article>
      ))}
    </Rail>
  );
}
