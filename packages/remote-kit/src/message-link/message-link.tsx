import { conversationPath } from '@xana/contracts/remotes/page-paths';
import { Link } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { ChatIcon } from '@xana/ui-kit/icon';
import { iconButtonClass } from '@xana/ui-kit/icon-button';

interface MessageLinkProps {
  userId: number;
  /** `Message Mia`. */
  label: string;
}

/** Leads to the conversation with a user; that page asks a visitor to log in first. Absent for the member themself. */
export function MessageLink({ userId, label }: MessageLinkProps) {
  const member = useMember();
  if (member?.id === userId) return null;
  return (
    <Link className={iconButtonClass()} to={conversationPath(userId)} aria-label={label} title={label}>
      <ChatIcon />
    </Link>
  );
}
