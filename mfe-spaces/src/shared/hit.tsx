import type { searchAll } from '@xana/contracts/http/search/search-all';
import type { OutputOf } from '@xana/contracts/operation';
import { Link } from '@xana/remote-kit';
import { collectionLink, nftLink } from '@xana/wallet/links';
import type { ReactNode } from 'react';
import { spaceLink } from './space-link.ts';

export type Hit = OutputOf<typeof searchAll>['paginatedResults'][number];
export type HitType = Hit['type'];

/** Where a hit leads: spaces and people are ours, tokens and collections are on the marketplace, in a tab of their own. */
export function hitAddress(hit: Hit, marketplace: string): { address: string; isOurs: boolean } {
  const token = { contractAddress: hit.contract_address ?? '', networkId: hit.network_id };
  switch (hit.type) {
    case 'world':
      return { address: spaceLink({ id: hit.id, entityType: hit.entityType ?? 'USER_WORLD' }), isOurs: true };
    case 'profile':
      return { address: `/profile?user=${hit.id}`, isOurs: true };
    case 'nft':
      return { address: nftLink(marketplace, { ...token, tokenId: hit.token_id ?? '' }), isOurs: false };
    case 'collection':
      return { address: collectionLink(marketplace, token), isOurs: false };
  }
}

interface HitLinkProps {
  hit: Hit;
  marketplace: string;
  className: string;
  children: ReactNode;
}

export function HitLink({ hit, marketplace, className, children }: HitLinkProps) {
  const { address, isOurs } = hitAddress(hit, marketplace);
  return isOurs ? (
    <Link className={className} to={address}>
      {children}
    </Link>
  ) : (
    <a className={className} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
