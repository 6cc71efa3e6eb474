import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import { useLocale } from '@xana/session/react';
import { ChevronDownIcon, MoreIcon } from '@xana/ui-kit/icon';
import { whenIdle } from '@xana/ui-kit/page-in-use';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../phrases/phrases.ts';
import { useComposition } from '../../slots/composition.ts';
import { DEFAULT_MENU } from './default-menu.ts';
import { Dropdown } from './dropdown.tsx';
import { MenuChildren, MenuLink } from './menu-link.tsx';
import { itemName } from './menu-names.tsx';
import * as css from './site-menu.module.css';

/** Set by the specification. */
const RETRY_DELAY_MS = 3_000;

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

/**
 * Counts the children in the first line of a wrapping list that is one line high; its height clips the rest.
 *
 * @param content a value that changes with the children, which are then measured again
 */
function useFittingCount(list: RefObject<HTMLElement | null>, content: unknown): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Its first call comes after the layout and before the paint: measured here, the page would be laid out twice.
    const observer = new ResizeObserver(() => flushSync(() => setCount(countFitting(element))));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list, content]);
  return count;
}

function countFitting(list: HTMLElement): number {
  const frame = list.getBoundingClientRect();
  const isOutside = (child: Element) => {
    const { top, right } = child.getBoundingClientRect();
    return top >= frame.bottom || right > frame.right + 0.5;
  };
  const first = [...list.children].findIndex(isOutside);
  return first === -1 ? list.children.length : first;
}

/** The built-in menu, replaced by the fetched one, which is requested when the browser is idle. */
function useMenu(): readonly MenuItem[] {
  const { api } = useComposition().options.config.origins;
  const [items, setItems] = useState(DEFAULT_MENU);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const read = async () => {
      try {
        const { readMenu } = await import('./read-menu.ts');
        const fetched = await readMenu(api, leaving.signal);
        if (!leaving.signal.aborted) setItems(fetched);
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.error('[menu] The menu could not be fetched and will be retried:', error);
        timer = setTimeout(read, RETRY_DELAY_MS);
      }
    };
    const cancelIdle = whenIdle(() => void read());
    return () => {
      cancelIdle();
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api]);
  return items;
}
