import { useFormats } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { MarkedText } from '@xana/remote-kit/marked-text';
import { FeedIcon } from '@xana/ui-kit/icon';
import { ListRow } from '@xana/ui-kit/list-row';
import { Picture } from '@xana/ui-kit/picture';
import { type Hit, hitAddress } from '../../shared/search/hit.tsx';
import * as css from './search-screen.module.css';

/** A post: its author, and the text around the match. */
export function PostHit({ hit, marked }: { hit: Hit; marked: string }) {
  const formats = useFormats();
  return (
    <ListRow
      start={
        <span className={css.postPicture}>
          {hit.image ? <Picture src={hit.image} alt="" sizes="64px" ratio="1 / 1" /> : <FeedIcon />}
        </span>
      }
      title={<bdi>{hit.name}</bdi>}
      meta={
        <>
          <bdi>
            <MarkedText text={hit.description} search={marked} isExcerpt />
          </bdi>
          {hit.createdAt && ` · ${formats.relativeTime(hit.createdAt)}`}
        </>
      }
      link={(children, className) => (
        <Link className={className} to={hitAddress(hit, '').address}>
          {children}
        </Link>
      )}
    />
  );
}
