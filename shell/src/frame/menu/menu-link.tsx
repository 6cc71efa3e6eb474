import { Link } from '@xana/remote-kit';
import { ExternalIcon } from '@xana/ui-kit/icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';

interface MenuLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  /** Children of the menu open in a new tab, wherever they lead; its own items only when they leave the site. */
  opensTab?: boolean;
  hasMark?: boolean;
}

export function MenuLink({ href, className, children, opensTab = !href.startsWith('/'), hasMark }: MenuLinkProps) {
  const t = useText();
  if (!opensTab) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      {hasMark && <ExternalIcon size={14} />}
      <VisuallyHidden>{t('menu.newTab')}</VisuallyHidden>
    </a>
  );
}
