import { followChanged } from '@xana/contracts/events/profile';
import { getUserProfile, type UserProfile } from '@xana/contracts/http/users/get-user-profile';
import { useFormats } from '@xana/i18n/formats';
import { Link, Slot, useBus, useRefresh } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { useChainId } from '@xana/session/react';
import { Address } from '@xana/ui-kit/address';
import { Avatar } from '@xana/ui-kit/avatar';
import { ExternalIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { shortAddress } from '@xana/wallet/addresses';
import { addressLink } from '@xana/wallet/chains';
import { readableAddress } from '@xana/wallet/readable-address';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { FollowUserButton } from '../../shared/follow-user/follow-user-button.tsx';
import * as css from './profile-view.module.css';

export function ProfileView({ profile }: { profile: UserProfile }) {
  const t = useText();
  const formats = useFormats();
  const bus = useBus();
  const chainId = useChainId();
  const address = profile.address && readableAddress(profile.address);
  const refresh = useRefresh();
  useEffect(() => bus.subscribe(followChanged, () => void refresh(getUserProfile)), [bus, refresh]);
  const counts = [
    {
      label: t('profile.followers', { count: profile.followerCount }),
      value: profile.followerCount,
      option: 'followers',
    },
    { label: t('profile.following'), value: profile.followingCount, option: 'followings' },
    { label: t('profile.spaces', { count: profile.spaceCount }), value: profile.spaceCount, option: null },
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
          <p className={css.soft}>@{profile.username.slice(0, 24)}</p>
        </div>
        <FollowUserButton userId={profile.id} name={profile.name} isFollowing={profile.isFollowing} size="medium" />
      </div>
      {profile.bio && (
        <div className={css.bio}>
          <UserText text={profile.bio} />
        </div>
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
      <Slot name="profile.spaces" props={{ userId: profile.id }} />
    </article>
  );
}
