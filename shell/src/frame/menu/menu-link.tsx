import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import { Link } from '@xana/remote-kit';
import { useLocale } from '@xana/session/react';
import { ExternalIcon } from '@xana/ui-kit/icon';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { childLink, childName } from './menu-names.tsx';
import * as css from './site-menu.module.css';

interface MenuLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  /** Children of an item always open a new tab; the items themselves only when they leave the site. */
  opensTab?: boolean;
  hasExternalIcon?: boolean;
}

export function MenuLink(props: MenuLinkProps) {
  const { href, className, children, opensTab = !href.startsWith('/'), hasExternalIcon } = props;
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
      {hasExternalIcon && <ExternalIcon size={14} />}
      <VisuallyHidden>{t('menu.newTab')}</VisuallyHidden>
    </a>
  );
}

export function MenuChildren({ item, index }: { item: MenuItem; index: number }) {
  const locale = useLocale();
  return (
    <ul>
      {item.children?.map((child, at) => (
        <li key={at}>
          <MenuLink
            href={childLink(child, { item: index, child: at }, locale)}
            className={css.child}
            opensTab
            hasExternalIcon
          >
            <span className={css.name}>{childName(child, locale)}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
