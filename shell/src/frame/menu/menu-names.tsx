import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import type { Locale } from '@xana/i18n';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { TokenMark } from './token-mark.tsx';

type MenuChild = NonNullable<MenuItem['children']>[number];

/** Counted from 0: the token shows its mark instead of its name. */
const UNNAMED = 3;
const BUILDER = { item: 1, child: 1 };
const JAPANESE_MANUAL = 'https://xana.net/ja/builder-manual';

/** What an item of the menu shows; its name is there for screen readers in any case. */
export function itemName(item: MenuItem, index: number, locale: Locale): ReactNode {
  const name = (locale === 'ja' && item.itemNameJa) || item.itemName;
  if (index !== UNNAMED) return name;
  return (
    <>
      <TokenMark />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

export const childName = ({ subItemName, subItemNameJa }: MenuChild, locale: Locale): string =>
  (locale === 'ja' && subItemNameJa) || subItemName;

/** Readers of Japanese get a manual of the builder in their language. */
export function childLink({ link }: MenuChild, at: { item: number; child: number }, locale: Locale): string {
  const isBuilder = at.item === BUILDER.item && at.child === BUILDER.child;
  return isBuilder && locale === 'ja' ? JAPANESE_MANUAL : link;
}
