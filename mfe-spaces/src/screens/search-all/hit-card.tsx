import { useLocalized } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { useMount } from '@xana/remote-kit';
import { MarkedText } from '@xana/remote-kit/marked-text';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { readSearch } from '@xana/validation';
import { type Hit, HitLink } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { HitHeart } from './hit-heart.tsx';
import { PostHit } from './post-hit.tsx';
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
