import { getLatestAvatars } from '@xana/contracts/http/avatars/avatars';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { getNftsByUser } from '@xana/contracts/http/marketplace/nfts';
import { avatarPath, Slot, useMount, useNavigate, useOperationPages, useSearchParams } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { Paged } from '@xana/remote-kit/paged';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { Grid } from '@xana/ui-kit/grid';
import { Tabs } from '@xana/ui-kit/tabs';
import { nftLink } from '@xana/wallet/links';
import type { ReactNode } from 'react';
import { postCardPhrases } from '../../shared/posts/card/phrases/phrases.ts';
import { PostCard } from '../../shared/posts/card/post-card.tsx';
import * as css from './lists/profile-lists.module.css';
import { useText } from './phrases/phrases.ts';

const PAGE_SIZE = 12;

const TABS = ['spaces', 'posts', 'avatars', 'nfts'] as const;
type Tab = (typeof TABS)[number];

/** The lists of a profile. `tab` in the address chooses one, so that Back and shared links show it. */
export function ProfileTabs({ userId }: { userId: number }) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const choose = (tab: Tab) => {
    const next = new URLSearchParams(query);
    next.set('tab', tab);
    void navigate({ search: next.toString() }, { replace: true });
  };
  const content: Record<Tab, ReactNode> = {
    spaces: <Slot name="profile.spaces" props={{ userId }} />,
    posts: <ProfilePosts userId={userId} />,
    avatars: <ProfileAvatars userId={userId} />,
    nfts: <ProfileNfts userId={userId} />,
  };
  return (
    <Tabs
      label={t('lists')}
      chosen={TABS.find((tab) => tab === query.get('tab')) ?? 'spaces'}
      onChoose={choose}
      tabs={TABS.map((id) => ({ id, name: t(`tab.${id}`), content: content[id] }))}
    />
  );
}

/** The posts of a user, the newest first. */
function ProfilePosts({ userId }: { userId: number }) {
  const t = useText();
  const postCard = postCardPhrases.useText();
  const answer = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, userId }));
  return (
    <Paged answer={answer} failedText={postCard('failed')} skeleton={480}>
      {(rows) => (
        <ul className={css.posts} aria-label={t('tab.posts')}>
          {rows.map((post) => (
            <li key={post.id}>
              <PostCard post={post} size="page" />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

/** The avatars that a user made, the newest first. */
function ProfileAvatars({ userId }: { userId: number }) {
  const t = useText();
  const answer = useOperationPages(getLatestAvatars, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, userId }));
  return (
    <Paged answer={answer} failedText={t('avatarsFailed')} skeleton={480}>
      {(rows) => (
        <div className={css.cards}>
          <Grid label={t('tab.avatars')} cardWidth="narrow">
            {rows.map(({ id, name, image }) => (
              <CoverCard
                key={id}
                title={name}
                picture={image}
                ratio="3 / 4"
                sizes="12rem"
                link={linkTo(avatarPath(id))}
              />
            ))}
          </Grid>
        </div>
      )}
    </Paged>
  );
}

/** The tokens that a user holds. Each opens its page on the marketplace, on the network of its contract (RT-11, RT-12). */
function ProfileNfts({ userId }: { userId: number }) {
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
