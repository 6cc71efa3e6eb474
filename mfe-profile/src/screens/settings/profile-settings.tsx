import { Link, profilePath } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { buttonClass } from '@xana/ui-kit/button';
import { ListRow } from '@xana/ui-kit/list-row';
import { CardActions, SettingsCard } from '@xana/ui-kit/settings-card';
import { useText } from './phrases/phrases.ts';

/** The member as others see them, with the way to the form that edits the profile. */
export function ProfileSettings() {
  const t = useText();
  const member = useMember();
  if (!member) return null;
  const { id, name, avatar, profileIconColor, userProfile } = member;
  return (
    <SettingsCard title={t('profile.title')} text={t('profile.text')}>
      <ListRow
        start={<Avatar name={name} src={avatar} color={profileIconColor} size={56} />}
        title={<bdi>{name}</bdi>}
        meta={`@${userProfile.username}`}
      />
      <CardActions>
        <Link to="/profile?edit=1" className={buttonClass({ variant: 'primary' })}>
          {t('profile.edit')}
        </Link>
        <Link to={profilePath(id)} className={buttonClass()}>
          {t('profile.view')}
        </Link>
      </CardActions>
    </SettingsCard>
  );
}
