import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import type { Locale } from '@xana/i18n';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { ReactNode } from 'react';

type MenuChild = NonNullable<MenuItem['children']>[number];

/** Index of the item of the token, which shows a logo instead of its name. */
const TOKEN_ITEM = 3;
const BUILDER = { item: 1, child: 1 };
const JAPANESE_MANUAL = 'https://xana.net/ja/builder-manual';

/** The visible label of a menu item. Screen readers get the name in every case. */
export function itemName(item: MenuItem, index: number, locale: Locale): ReactNode {
  const name = (locale === 'ja' && item.itemNameJa) || item.itemName;
  if (index !== TOKEN_ITEM) return name;
  return (
    <>
      <TokenLogo />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

export const childName = ({ subItemName, subItemNameJa }: MenuChild, locale: Locale): string =>
  (locale === 'ja' && subItemNameJa) || subItemName;

/** In Japanese, the builder's entry leads to its Japanese manual. */
export function childLink({ link }: MenuChild, at: { item: number; child: number }, locale: Locale): string {
  const isBuilder = at.item === BUILDER.item && at.child === BUILDER.child;
  return isBuilder && locale === 'ja' ? JAPANESE_MANUAL : link;
}

/** A spark on a hexagon; a cross would look like a close button. */
function TokenLogo() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M10.5 1.900a3 3 0 0 1 3 0l6 3.500A3 3 0 0 1 21 8v8a3 3 0 0 1-1.5 2.600l-6 3.500a3 3 0 0 1-3 0l-6-3.500A3 3 0 0 1 3 16V8a3 3 0 0 1 1.5-2.600Z"
        fill="var(--accent)"
      />
      <path
        d="M12 5.500q1 5.500 6.500 6.500-5.500 1-6.500 6.500-1-5.500-6.500-6.500 5.500-1 6.500-6.500Z"
        fill="var(--on-accent)"
      />
    </svg>
  );
}
