import { blockChanged, followChanged, muteChanged } from '@xana/contracts/events/profile';
import { APPROVAL } from '@xana/contracts/http/users/approval';
import { getUserProfile, type UserProfile } from '@xana/contracts/http/users/get-user-profile';
import { isTag } from '@xana/contracts/tags';
import { useFormats } from '@xana/i18n/formats';
import { useTagName } from '@xana/i18n/tags';
import { Link, useBus, useRefresh } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { useChainId } from '@xana/session/react';
import { Address } from '@xana/ui-kit/address';
import { Avatar } from '@xana/ui-kit/avatar';
import { Badge } from '@xana/ui-kit/badge';
import { ExternalIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { tagChipClass } from '@xana/ui-kit/tag-chip';
import { shortAddress } from '@xana/wallet/addresses';
import { addressLink } from '@xana/wallet/chains';
import { readableAddress } from '@xana/wallet/readable-address';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { MutualFollowers } from './mutual-followers.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileLinks } from './profile-links.tsx';
import type { MenuState } from './profile-menu.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import * as css from './profile-view.module.css';

interface ProfileViewProps {
  profile: UserProfile;
  isOwn: boolean;
  menu: MenuState;
}

export function ProfileView({ profile, isOwn, menu }: ProfileViewProps) {
  const t = useText();
  const formats = useFormats();
  const nameOf = useTagName();
  const bus = useBus();
  const chainId = useChainId();
  const address = profile.address && readableAddress(profile.address);
  const refresh = useRefresh();
  useEffect(() => {
    const reload = () => void refresh(getUserProfile);
    const ends = [
      bus.subscribe(followChanged, reload),
      bus.subscribe(blockChanged, reload),
      bus.subscribe(muteChanged, reload),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [bus, refresh]);
  const counts = [
    {
      label: t('profile.followers', { count: profile.followerCount }),
      value: profile.followerCount,
      option: 'followers',
    },
    { label: t('profile.following'), value: profile.followingCount, option: 'followings' },
    { label: t('profile.spaces', { count: profile.spaceCount }), value: profile.spaceCount, option: null },
    { label: t('profile.posts', { count: profile.postCount }), value: profile.postCount, option: null },
  ];
  return (
    <article className={css.profile}>
      <div className={css.banner}>
        <Picture src={profile.banner} alt="" sizes="100vw" ratio="4 / 1" isUrgent />
      </div>
      <div className={css.head}>
        <span className={css.avatar}>
          <Avatar name={profile.name} src={profile.avatar} color={profile.profileIconColor} size={112} />
        </span>
        <div className={css.words}>
          <h1 className={css.name}>
            <bdi>{profile.name}</bdi>
          </h1>
          <p className={css.account}>
            <span className={css.soft}>@{profile.username.slice(0, 24)}</span>
            {profile.approval === APPROVAL.APPROVED && <Badge tone="accent">{t('approval.approved')}</Badge>}
            {isOwn && profile.approval === APPROVAL.PENDING && <Badge>{t('approval.pending')}</Badge>}
            {profile.followsYou && <Badge>{t('profile.followsYou')}</Badge>}
            {profile.isMuted && <Badge>{t('profile.muted')}</Badge>}
          </p>
        </div>
        <ProfileActions profile={profile} isOwn={isOwn} menu={menu} />
      </div>
      {isOwn && <ApprovalNotice />}
      {profile.bio && (
        <div className={css.bio}>
          <UserText text={profile.bio} />
        </div>
      )}
      <ProfileLinks profile={profile} />
      {profile.tags.length > 0 && (
        <ul className={css.links} aria-label={t('friends.tags')}>
          {profile.tags.filter(isTag).map((tag) => (
            <li key={tag}>
              <Link className={tagChipClass()} to={`/search?src=%23${tag}`}>
                {nameOf(tag)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {address && (
        <p className={css.account}>
          <Address
            whole={address}
            short={shortAddress(address, 6)}
            copyLabel={t('profile.copyAddress')}
            copiedLabel={t('profile.copied')}
          />
          <a className={css.explorer} href={addressLink(chainId, address)} target="_blank" rel="noopener">
            <ExternalIcon size={16} />
            {t('profile.explorer')}
          </a>
        </p>
      )}
      <p className={css.soft}>{t('profile.since', { date: formats.relativeTime(profile.createdAt) })}</p>
      <dl className={css.counts}>
        {counts.map(({ label, value, option }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {option ? (
                <Link
                  className={css.count}
                  to={`/follow-user/${profile.id}?option=${option}`}
                  aria-label={`${formats.number(value)} ${label}`}
                >
                  {formats.number(value)}
                </Link>
              ) : (
                formats.number(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <MutualFollowers profile={profile} />
      <ProfileTabs userId={profile.id} />
    </article>
  );
}
