import { blockChanged, followChanged, muteChanged } from '@xana/contracts/events/profile';
import { APPROVAL } from '@xana/contracts/http/users/approval';
import { getUserProfile, singleUser, type UserProfile } from '@xana/contracts/http/users/profiles';
import { isTag } from '@xana/contracts/tags';
import { sharedPhrases } from '@xana/i18n';
import { useFormats } from '@xana/i18n/formats';
import { useTagName } from '@xana/i18n/tags';
import { Link, lazyWhenIdle, useBus, useOperation, useRefresh } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { Avatar } from '@xana/ui-kit/avatar';
import { Badge } from '@xana/ui-kit/badge';
import { Notice } from '@xana/ui-kit/notice';
import { Picture } from '@xana/ui-kit/picture';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { tagChipClass } from '@xana/ui-kit/tag-chip';
import { Suspense, useEffect, useRef } from 'react';
import * as styles from '../../shared/styles.module.css';
import { BANNER_SIZES } from './banner-sizes.ts';
import { useText } from './phrases/phrases.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileAddress } from './profile-address.tsx';
import { MutualFollowers, ProfileCounts } from './profile-counts.tsx';
import { ProfileLinks } from './profile-links.tsx';
import type { MenuState } from './profile-menu.tsx';
import * as css from './profile-view.module.css';

const ProfileTabs = lazyWhenIdle(async () => (await import('./profile-tabs.tsx')).ProfileTabs);

interface ProfileViewProps {
  profile: UserProfile;
  isOwn: boolean;
  /** The form was closed, and may have been scrolled down: the page moves to the name, which gets the focus. */
  replacesForm: boolean;
  menu: MenuState;
}

export function ProfileView({ profile, isOwn, replacesForm, menu }: ProfileViewProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const formats = useFormats();
  const bus = useBus();
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!replacesForm) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
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
  return (
    <article className={css.profile}>
      <div className={css.banner}>
        <Picture src={profile.banner} alt="" sizes={BANNER_SIZES} ratio="4 / 1" isUrgent />
      </div>
      <div className={css.head}>
        <span className={css.avatar}>
          <Avatar name={profile.name} src={profile.avatar} color={profile.profileIconColor} size={112} />
        </span>
        <div className={css.words}>
          <h1 ref={heading} className={css.name} tabIndex={-1}>
            <bdi>{profile.name}</bdi>
          </h1>
          <p className={css.account}>
            <span className={styles.soft}>@{profile.username.slice(0, 24)}</span>
            {profile.approval === APPROVAL.APPROVED && <Badge tone="accent">{t('approval.approved')}</Badge>}
            {isOwn && profile.approval === APPROVAL.PENDING && <Badge tone="soft">{t('approval.pending')}</Badge>}
            {profile.followsYou && <Badge tone="soft">{t('followsYou')}</Badge>}
            {profile.isMuted && <Badge tone="soft">{t('muted')}</Badge>}
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
      <ProfileTags tags={profile.tags} />
      {profile.address && <ProfileAddress address={profile.address} />}
      <p className={styles.soft}>{t('since', { date: formats.relativeTime(profile.createdAt) })}</p>
      <ProfileCounts profile={profile} />
      <MutualFollowers profile={profile} />
      <Suspense fallback={<Skeleton height={420} label={shared('loading')} />}>
        <ProfileTabs userId={profile.id} />
      </Suspense>
    </article>
  );
}

/** For the owner alone: why the profile was disapproved (PR-07). */
function ApprovalNotice() {
  const t = useText();
  const { data } = useOperation(singleUser, {});
  if (data?.approval !== APPROVAL.DISAPPROVED) return null;
  return (
    <Notice
      tone="warning"
      text={t('approval.disapproved')}
      hint={t('approval.reason', { reason: data.approvalReason ?? '' })}
    />
  );
}

/** The tags of a user; each leads to the search for it. */
function ProfileTags({ tags }: { tags: readonly string[] }) {
  const t = useText();
  const nameOf = useTagName();
  if (tags.length === 0) return null;
  return (
    <ul className={css.links} aria-label={t('tags')}>
      {tags.filter(isTag).map((tag) => (
        <li key={tag}>
          <Link className={tagChipClass()} to={`/search?src=%23${tag}`}>
            {nameOf(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
