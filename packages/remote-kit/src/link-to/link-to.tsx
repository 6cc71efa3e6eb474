// By its shared name: remotes bundle this file, and a second copy of the router would not see the page's history.
import { Link } from '@xana/remote-kit';
import type { ReactNode } from 'react';

/** The link of a card or a row to a page of the site. */
export const linkTo = (path: string) => (children: ReactNode, className: string) => (
  <Link className={className} to={path}>
    {children}
  </Link>
);
