import { HIT_TYPES } from '@xana/contracts/http/search/hit-types';
import type { searchAll } from '@xana/contracts/http/search/search-all';
import type { OutputOf } from '@xana/contracts/operation';
import { eventPath, Link, postPath, profilePath, spacePath } from '@xana/remote-kit';
import { collectionLink, nftLink } from '@xana/wallet/links';
import type { ReactNode } from 'react';

export type Hit = OutputOf<typeof searchAll>['paginatedResults'][number];
export type HitType = Hit['type'];

/** The order of the types, on the page and in the suggestions. */
export const SEARCH_TYPES: readonly HitType[] = ['world', 'profile', 'event', 'post', 'collection', 'nft'];

/** Asks for all of them: without it the platform leaves out those that older releases do not know. */
export const ALL_TYPES = HIT_TYPES.join(',');

/** The address of a hit: spaces, people, events and posts are on this site, tokens and collections open the marketplace in a new tab. */
export function hitAddress(hit: Hit, marketplace: string): { address: string; isInternal: boolean } {
  const token = { contractAddress: hit.contract_address ?? '', networkId: hit.network_id };
  switch (hit.type) {
    case 'world':
      return { address: spacePath({ id: hit.id, entityType: hit.entityType ?? 'USER_WORLD' }), isInternal: true };
    case 'profile':
      return { address: profilePath(hit.id), isInternal: true };
    case 'event':
      return { address: eventPath(hit.id), isInternal: true };
    case 'post':
      return { address: postPath(hit.id), isInternal: true };
    case 'nft':
      return { address: nftLink(marketplace, { ...token, tokenId: hit.token_id ?? '' }), isInternal: false };
    case 'collection':
      return { address: collectionLink(marketplace, token), isInternal: false };
  }
}

interface HitLinkProps {
  hit: Hit;
  marketplace: string;
  className: string;
  children: ReactNode;
}

export function HitLink({ hit, marketplace, className, children }: HitLinkProps) {
  const { address, isInternal } = hitAddress(hit, marketplace);
  return isInternal ? (
    <Link className={className} to={address}>
      {children}
    </Link>
  ) : (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
