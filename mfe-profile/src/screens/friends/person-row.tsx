import { useFormats } from '@xana/i18n/formats';
import { profilePath } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { MessageLink } from '@xana/remote-kit/message-link';
import { useMember } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { ListRow, RowDetails } from '@xana/ui-kit/list-row';
import { CloseFriendButton } from '../../shared/people/actions/create-close-friend/close-friend-button.tsx';
import { FollowUserButton } from '../../shared/people/actions/follow-user/follow-user-button.tsx';
import { personActionPhrases } from '../../shared/people/actions/phrases/phrases.ts';
import * as css from './friends-screen.module.css';

/** In pixels, of a list row with a picture. */
export const PERSON_ROW_HEIGHT = 68;

interface PersonRowProps {
  id: number;
  name: string;
  username?: string;
  avatar: string | null;
  profileIconColor: string;
  followerCount: number;
  isFollowing: boolean;
  /** Undefined where the list does not tell. */
  isCloseFriend?: boolean;
}

export function PersonRow(person: PersonRowProps) {
  const { id, name, username, avatar, profileIconColor, followerCount, isFollowing, isCloseFriend } = person;
  const personActions = personActionPhrases.useText();
  const formats = useFormats();
  const member = useMember();
  const followers = personActions('followers', { count: followerCount, number: formats.compact(followerCount) });
  return (
    <ListRow
      start={<Avatar name={name} src={avatar} color={profileIconColor} size={44} />}
      title={<bdi>{name}</bdi>}
      meta={<RowDetails details={[username && `@${username}`, followers]} />}
      link={linkTo(profilePath(id))}
      end={
        member?.id !== id && (
          <div className={css.actions}>
            <span className={css.message}>
              <MessageLink userId={id} label={personActions('messageName', { name })} />
            </span>
            {isCloseFriend !== undefined && <CloseFriendButton userId={id} name={name} isCloseFriend={isCloseFriend} />}
            <FollowUserButton userId={id} name={name} isFollowing={isFollowing} />
          </div>
        )
      }
    />
  );
}
