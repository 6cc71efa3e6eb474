import { followPath } from '@xana/contracts/remotes/page-paths';
import { Link, useMemberAction } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Section } from './current-section.ts';

type PathOfMember = (memberId: number) => string;

interface SectionLinkProps {
  name: Section;
  /** For a path that depends on the member, a visitor has to log in first. */
  to: string | PathOfMember;
  isCurrent: boolean;
  className: string;
  children: ReactNode;
}

/** A link to one of the main sections of the site. */
export function SectionLink({ name, to, isCurrent, className, children }: SectionLinkProps) {
  const asMember = useMemberAction(name);
  const navigate = useNavigate();
  const member = useMember();
  if (typeof to === 'string' || member) {
    return (
      <Link to={pathFor(to, member?.id)} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </Link>
    );
  }
  const open = () => asMember(({ id }) => navigate(pathFor(to, id)));
  return (
    <button type="button" className={className} onClick={open} aria-haspopup="dialog">
      {children}
    </button>
  );
}

function pathFor(to: string | PathOfMember, memberId = 0): string {
  return typeof to === 'string' ? to : to(memberId);
}

export const friendsPath: PathOfMember = (id) => followPath(id, 'followings');
