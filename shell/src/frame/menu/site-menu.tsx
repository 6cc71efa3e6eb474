import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import { useLocale } from '@xana/session/react';
import { ChevronDownIcon, MoreIcon } from '@xana/ui-kit/icon';
import { useRef } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { Dropdown } from './dropdown.tsx';
import { MenuChildren, MenuLink } from './menu-link.tsx';
import { itemName } from './menu-names.tsx';
import * as css from './site-menu.module.css';
import { useFittingCount } from './use-fitting-count.ts';
import { useMenu } from './use-menu.ts';

/** The product's menu: as many items as fit into the header, and the rest under "More". */
export function SiteMenu() {
  const t = useText();
  const locale = useLocale();
  const items = useMenu();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(list, `${locale} ${items.map(({ itemName }) => itemName).join(' ')}`);
  const rest = items.slice(fitting);
  return (
    <nav className={css.menu} aria-label={t('menu.label')}>
      <ul className={css.bar} ref={list}>
        {items.map((item, index) => (
          <li key={index} data-fits={index < fitting}>
            <BarItem item={item} index={index} />
          </li>
        ))}
      </ul>
      <div className={css.more} data-needed={rest.length > 0}>
        <Dropdown label={t('menu.more')} trigger={<MoreIcon />} triggerClass={css.moreButton}>
          <ul>
            {rest.map((item, index) => (
              <li key={index} className={css.group}>
                <RestItem item={item} index={fitting + index} />
              </li>
            ))}
          </ul>
        </Dropdown>
      </div>
    </nav>
  );
}

interface ItemProps {
  item: MenuItem;
  index: number;
}

function BarItem({ item, index }: ItemProps) {
  const name = itemName(item, index, useLocale());
  if (!item.children?.length) {
    return (
      <MenuLink href={item.link ?? '/'} className={css.item}>
        {name}
      </MenuLink>
    );
  }
  const trigger = (
    <>
      {name}
      <ChevronDownIcon size={14} />
    </>
  );
  return (
    <Dropdown trigger={trigger} triggerClass={css.item}>
      <MenuChildren item={item} index={index} />
    </Dropdown>
  );
}

function RestItem({ item, index }: ItemProps) {
  const name = itemName(item, index, useLocale());
  if (item.children?.length) {
    return (
      <>
        <p className={css.heading}>{name}</p>
        <MenuChildren item={item} index={index} />
      </>
    );
  }
  return (
    <MenuLink href={item.link ?? '/'} className={css.child} hasExternalIcon>
      <span className={css.name}>{name}</span>
    </MenuLink>
  );
}
