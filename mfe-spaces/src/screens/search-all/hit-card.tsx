import { searchAll } from '@xana/contracts/http/search/search-all';
import { useLocalized } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { useEditAnswers, useMount } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { MarkedText } from '@xana/remote-kit/marked-text';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { FeedIcon } from '@xana/ui-kit/icon';
import { ListRow } from '@xana/ui-kit/list-row';
import { Picture } from '@xana/ui-kit/picture';
import { readSearch } from '@xana/validation';
import { FavouriteHeart } from '../../shared/favourite-heart/favourite-heart.tsx';
import { type Hit, HitLink, hitAddress } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { useFavouriteToggle } from '../../shared/use-favourite-toggle.ts';
import * as css from './search-screen.module.css';

/** A hit of any type but a person, with the matches of the search marked. */
export function HitCard({ hit, query }: { hit: Hit; query: string }) {
  const searched = readSearch(query).text;
  if (hit.type === 'post') return <PostHit hit={hit} marked={searched} />;
  return <CoverHit hit={hit} searched={searched} />;
}

function CoverHit({ hit, searched }: { hit: Hit; searched: string }) {
  const t = useText();
  const localize = useLocalized();
  const formats = useFormats();
  const { marketplace } = useMount().config.links;
  const name = localize(hit.name, hit.localizedNames);
  const description = localize(hit.description, hit.localizedDescriptions);
  const isSpace = hit.type === 'world';
  const metaOf = () => {
    if (isSpace) return <MarkedText text={description} search={searched} isExcerpt />;
    return hit.type === 'event' ? hit.startsAt && formats.dayAndTime(hit.startsAt) : t('marketplace');
  };
  return (
    <div className={css.hit}>
      <CoverCard
        title={<MarkedText text={name} search={searched} />}
        picture={hit.image}
        ratio={hit.type === 'nft' ? '1 / 1' : '16 / 9'}
        sizes="16rem"
        meta={metaOf()}
        link={(children, className) => (
          <HitLink hit={hit} marketplace={marketplace} className={className}>
            {children}
          </HitLink>
        )}
      />
      {isSpace && <HitHeart id={hit.id} name={name} isFavourite={hit.isFavourite ?? false} />}
    </div>
  );
}

/** The heart of a space that was found. It marks the space in all results of the search. */
function HitHeart({ id, name, isFavourite }: { id: number; name: string; isFavourite: boolean }) {
  const edit = useEditAnswers();
  const { isOn, toggle } = useFavouriteToggle({ id, isFavourite }, (wanted) =>
    edit(searchAll, (answer) => ({
      ...answer,
      paginatedResults: answer.paginatedResults.map((hit) =>
        hit.type === 'world' && hit.id === id ? { ...hit, isFavourite: wanted } : hit,
      ),
    })),
  );
  return <FavouriteHeart spaceId={id} name={name} isOn={isOn} onToggle={toggle} />;
}

/** A post: its author, and the text around the match. */
function PostHit({ hit, marked }: { hit: Hit; marked: string }) {
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
      link={linkTo(hitAddress(hit, '').address)}
    />
  );
}
