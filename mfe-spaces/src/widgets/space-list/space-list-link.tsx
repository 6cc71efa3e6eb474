import { truncateName } from '@xana/i18n/formats';
import { Link, useLocation } from '@xana/remote-kit';
import { Picture } from '@xana/ui-kit/picture';
import { ShortName } from '@xana/ui-kit/short-name';
import type { ReactNode } from 'react';
import * as css from './space-list.module.css';

interface SpaceListLinkProps {
  to: string;
  name: string;
  icon?: ReactNode;
  picture?: string;
}

export function SpaceListLink({ to, name, icon, picture }: SpaceListLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = to.split('?')[0] === pathname;
  return (
    <li>
      <Link to={to} className={css.link} aria-current={isCurrent ? 'page' : undefined} title={name}>
        {picture ? (
          <span className={css.picture}>
            <Picture src={picture} alt="" sizes="28px" ratio="1" />
          </span>
        ) : (
          <span className={css.icon}>{icon}</span>
        )}
        <ShortName short={truncateName(name)} full={name} />
      </Link>
    </li>
  );
}
