import type { UserProfile } from '@xana/contracts/http/users/profiles';
import { conversationPath, Link } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { ChatIcon } from '@xana/ui-kit/icon';
import { CloseFriendButton } from '../../shared/people/actions/create-close-friend/close-friend-button.tsx';
import { FollowUserButton } from '../../shared/people/actions/follow-user/follow-user-button.tsx';
import { personActionPhrases } from '../../shared/people/actions/phrases/phrases.ts';
import { useText } from './phrases/phrases.ts';
import { type MenuState, ProfileMenu } from './profile-menu.tsx';
import * as css from './profile-view.module.css';

/** Edit on the own profile; follow, message and close friend on others; the menu on both. */
export function ProfileActions({ profile, isOwn, menu }: { profile: UserProfile; isOwn: boolean; menu: MenuState }) {
  const t = useText();
  const personActions = personActionPhrases.useText();
  const { id, name, isFollowing, isMuted, is_close_friend } = profile;
  return (
    <div className={css.actions}>
      {isOwn ? (
        <Link className={buttonClass({ variant: 'primary' })} to="/profile?edit=1">
          {t('edit')}
        </Link>
      ) : (
        <>
          <FollowUserButton userId={id} name={name} isFollowing={isFollowing} size="medium" />
          {/* That page asks a visitor to log in, and opens the conversation after it. */}
          <Link
            className={`${buttonClass()} ${css.message}`}
            to={conversationPath(id)}
            aria-label={personActions('messageName', { name })}
          >
            <ChatIcon size={18} />
            {personActions('message')}
          </Link>
          <CloseFriendButton userId={id} name={name} isCloseFriend={is_close_friend} />
        </>
      )}
      <ProfileMenu userId={id} name={name} isMuted={isMuted} isOwn={isOwn} {...menu} />
    </div>
  );
}
