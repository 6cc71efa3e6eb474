import { getLatestAvatars } from '@xana/contracts/http/avatars/get-latest-avatars';
import { getAllFeeds } from '@xana/contracts/http/feeds/get-all-feeds';
import { sharedPhrases } from '@xana/i18n';
import { Link, Slot, useNavigate, useOperationPages, useSearchParams } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { CoverCard } from '@xana/ui-kit/cover-card';
import { Grid } from '@xana/ui-kit/grid';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Tabs } from '@xana/ui-kit/tabs';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { PostCard } from '../../shared/post-card/post-card.tsx';
import * as css from './profile-view.module.css';

const TABS = ['spaces', 'posts', 'avatars'] as const;
type Tab = (typeof TABS)[number];
const PAGE_SIZE = 12;

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
    posts: <Posts userId={userId} />,
    avatars: <Avatars userId={userId} />,
  };
  return (
    <Tabs
      label={t('profile.lists')}
      chosen={TABS.find((tab) => tab === query.get('tab')) ?? 'spaces'}
      onChoose={choose}
      tabs={TABS.map((id) => ({ id, name: t(`profile.tab.${id}`), content: content[id] }))}
    />
  );
}

function Posts({ userId }: { userId: number }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const answer = useOperationPages(getAllFeeds, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, userId }));
  return (
    <Paged
      answer={answer}
      failedText={t('home.postsFailed')}
      skeleton={<Skeleton height={480} label={shared('loading')} />}
    >
      {(rows) => (
        <ul className={css.posts} aria-label={t('profile.tab.posts')}>
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

function Avatars({ userId }: { userId: number }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const answer = useOperationPages(getLatestAvatars, (pageNumber) => ({ pageNumber, pageSize: PAGE_SIZE, userId }));
  return (
    <Paged
      answer={answer}
      failedText={t('profile.avatarsFailed')}
      skeleton={<Skeleton height={480} label={shared('loading')} />}
    >
      {(rows) => (
        <div className={css.avatars}>
          <Grid label={t('profile.tab.avatars')} cardWidth="narrow">
            {rows.map(({ id, name, image }) => (
              <CoverCard
                key={id}
                title={name}
                picture={image}
                ratio="3 / 4"
                sizes="12rem"
                link={(children, className) => (
                  <Link className={className} to={`/details/${id}?for=avatar`}>
                    {children}
                  </Link>
                )}
              />
            ))}
          </Grid>
        </div>
      )}
    </Paged>
  );
}
