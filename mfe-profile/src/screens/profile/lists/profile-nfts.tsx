import { getNftsByUser } from '@xana/contracts/http/marketplace/nfts';
import { useMount, useOperationPages } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { Grid } from '@xana/ui-kit/grid';
import { nftLink } from '@xana/wallet/links';
import { useText } from '../phrases/phrases.ts';
import * as css from './profile-lists.module.css';

const PAGE_SIZE = 12;

/** The tokens that a user holds. Each opens its page on the marketplace, on the network of its contract (RT-11, RT-12). */
export function ProfileNfts({ userId }: { userId: number }) {
  const t = useText();
  const { config } = useMount();
  const answer = useOperationPages(getNftsByUser, (pageNumber) => ({ userId, pageNumber, pageSize: PAGE_SIZE }));
  return (
    <Paged answer={answer} failedText={t('nftsFailed')} skeleton={480}>
      {(rows) => (
        <div className={css.cards}>
          <Grid label={t('tab.nfts')} cardWidth="narrow">
            {rows.map(({ id, name, image, collectionName, ...token }) => (
              <CoverCard
                key={id}
                title={name}
                picture={image}
                ratio="1 / 1"
                sizes="12rem"
                meta={<bdi>{collectionName}</bdi>}
                link={(children, className) => (
                  <a
                    className={className}
                    href={nftLink(config.links.marketplace, {
                      contractAddress: token.contract_address,
                      tokenId: token.token_id,
                      networkId: token.network_id,
                    })}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {children}
                  </a>
                )}
              />
            ))}
          </Grid>
        </div>
      )}
    </Paged>
  );
}
