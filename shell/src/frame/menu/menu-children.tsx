import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import { useLocale } from '@xana/session/react';
import { MenuLink } from './menu-link.tsx';
import { childLink, childName } from './menu-names.tsx';
import * as css from './site-menu.module.css';

export function MenuChildren({ item, index }: { item: MenuItem; index: number }) {
  const locale = useLocale();
  return (
    <ul className={css.children}>
      {item.children?.map((child, at) => (
        <li key={at}>
          <MenuLink href={childLink(child, { item: index, child: at }, locale)} className={css.child} opensTab hasMark>
            <span className={css.name}>{childName(child, locale)}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
