import { Slot, useNavigate, useSearchParams } from '@xana/remote-kit';
import { Tabs } from '@xana/ui-kit/tabs';
import type { ReactNode } from 'react';
import { ProfileAvatars } from './lists/profile-avatars.tsx';
import { ProfileNfts } from './lists/profile-nfts.tsx';
import { ProfilePosts } from './lists/profile-posts.tsx';
import { useText } from './phrases/phrases.ts';

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
