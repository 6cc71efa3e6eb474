import { useMount } from '@xana/remote-kit';
import { MarkedText } from '@xana/remote-kit/marked-text';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { type Hit, HitLink } from '../../shared/search/hit.tsx';
import { useText } from '../../shared/search/phrases/phrases.ts';
import { useLocalized } from '../../shared/use-localized.ts';
import { FavouriteHeart } from './favourite-heart.tsx';
import * as css from './search-screen.module.css';

/** A hit of any type but a person, with the matches of the search marked. */
export function HitCard({ hit, query }: { hit: Hit; query: string }) {
  const t = useText();
  const localize = useLocalized();
  const { marketplace } = useMount().config.links;
  const name = localize(hit.name, hit.localizedNames);
  const description = localize(hit.description, hit.localizedDescriptions);
  const isSpace = hit.type === 'world';
  return (
    <div className={css.hit}>
      <CoverCard
        title={<MarkedText text={name} search={query} />}
        picture={hit.image}
        ratio={hit.type === 'nft' ? '1 / 1' : '16 / 9'}
        sizes="16rem"
        meta={isSpace ? <MarkedText text={description} search={query} isExcerpt /> : t('marketplace')}
        link={(children, className) => (
          <HitLink hit={hit} marketplace={marketplace} className={className}>
            {children}
          </HitLink>
        )}
      />
      {isSpace && <FavouriteHeart id={hit.id} name={name} isFavourite={hit.isFavourite ?? false} />}
    </div>
  );
}
