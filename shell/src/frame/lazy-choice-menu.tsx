import { IconButton } from '@xana/ui-kit/icon-button';
import type { ChoiceMenu } from '@xana/ui-kit/menu';
import { type ComponentType, type ReactNode, useState } from 'react';

interface LazyChoiceMenuProps<Id extends string> {
  label: string;
  trigger: ReactNode;
  choices: readonly { id: Id; name: string; icon?: ReactNode; lang?: string }[];
  chosen: Id;
  onChoose(id: Id): void;
}

type Menu = typeof ChoiceMenu;

/** A plain button until somebody wants it: the menu's code is fetched on the way to the click and opens with it. */
export function LazyChoiceMenu<Id extends string>(props: LazyChoiceMenuProps<Id>) {
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<Menu>[0]> | null>(null);
  const fetchMenu = () => import('@xana/ui-kit/menu');
  if (Loaded) {
    const Menu = Loaded as ComponentType<LazyChoiceMenuProps<Id> & { isOpenAtFirst: boolean }>;
    return <Menu {...props} isOpenAtFirst />;
  }
  return (
    <IconButton
      label={props.label}
      aria-haspopup="menu"
      onPointerEnter={() => void fetchMenu()}
      onFocus={() => void fetchMenu()}
      onClick={() =>
        void fetchMenu().then((menu) => setLoaded(() => menu.ChoiceMenu as ComponentType<Parameters<Menu>[0]>))
      }
    >
      {props.trigger}
    </IconButton>
  );
}
