import { Button } from '@xana/ui-kit/button';
import { ComboBox } from '@xana/ui-kit/combo-box';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Dialog } from '@xana/ui-kit/dialog';
import { GlobeIcon, MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu, ChoiceMenu } from '@xana/ui-kit/menu';
import { MenuButton } from '@xana/ui-kit/menu-button';
import { Popover } from '@xana/ui-kit/popover';
import { SearchField } from '@xana/ui-kit/search-field';
import { Select } from '@xana/ui-kit/select';
import { Switch } from '@xana/ui-kit/switch';
import { Tabs } from '@xana/ui-kit/tabs';
import { ToastRegion } from '@xana/ui-kit/toast';
import { Tooltip } from '@xana/ui-kit/tooltip';
import { type ReactNode, useState } from 'react';
import type { Texts } from './texts.ts';

/** Holds one value of an interactive sample. */
function WithState<Value>({
  first,
  children,
}: {
  first: Value;
  children(value: Value, set: (value: Value) => void): ReactNode;
}) {
  const [value, set] = useState(first);
  return children(value, set);
}

const choicesOf = (t: Texts) => [
  { id: 'first' as const, name: t.first },
  { id: 'second' as const, name: t.second },
];
type Choice = 'first' | 'second';

export const dialog = (t: Texts) => (
  <WithState first={false}>
    {(isOpen, set) => (
      <>
        <Button onClick={() => set(true)}>{t.more}</Button>
        {isOpen && (
          <Dialog title={t.space} closeLabel={t.close} onClose={() => set(false)}>
            <p>{t.text}</p>
          </Dialog>
        )}
      </>
    )}
  </WithState>
);

export const confirmDialog = (t: Texts) => (
  <WithState first={false}>
    {(isOpen, set) => (
      <>
        <Button variant="danger" onClick={() => set(true)}>
          {t.remove}
        </Button>
        {isOpen && (
          <ConfirmDialog
            title={t.sure}
            text={t.text}
            confirmLabel={t.remove}
            cancelLabel={t.other}
            isDangerous
            onConfirm={() => set(false)}
            onCancel={() => set(false)}
          />
        )}
      </>
    )}
  </WithState>
);

export const menu = (t: Texts) => (
  <WithState first={'first' as Choice}>
    {(chosen, set) => (
      <>
        <ChoiceMenu label={t.more} trigger={<GlobeIcon />} choices={choicesOf(t)} chosen={chosen} onChoose={set} />
        <ActionMenu
          label={t.remove}
          trigger={<MoreIcon />}
          actions={[{ id: 'remove', name: t.remove, isDangerous: true }]}
          onAct={() => {}}
        />
      </>
    )}
  </WithState>
);

export const menuButton = (t: Texts) => (
  <MenuButton
    label={t.more}
    menu={(opening) => (
      <ActionMenu
        {...opening}
        label={t.more}
        trigger={<MoreIcon />}
        actions={[{ id: 'remove', name: t.remove }]}
        onAct={() => {}}
      />
    )}
  />
);

export const popover = (t: Texts) => (
  <Popover label={t.more} trigger={t.more}>
    {(close) => <Button onClick={close}>{t.close}</Button>}
  </Popover>
);

export const searchField = (t: Texts) => (
  <WithState first={t.space as string}>
    {(value, set) => (
      <SearchField label={t.search} clearLabel={t.clear} value={value} onChange={set} onSubmit={() => {}} />
    )}
  </WithState>
);

export const select = (t: Texts) => (
  <WithState first={'first' as Choice}>
    {(chosen, set) => <Select label={t.label} choices={choicesOf(t)} chosen={chosen} onChoose={set} />}
  </WithState>
);

export const comboBox = (t: Texts) => (
  <WithState first={null as Choice | null}>
    {(chosen, set) => (
      <ComboBox
        label={t.label}
        choices={choicesOf(t)}
        chosen={chosen}
        onChoose={set}
        emptyText={t.nothing}
        openLabel={t.more}
        hint={t.hint}
      />
    )}
  </WithState>
);

export const toggle = (t: Texts) => (
  <WithState first={true}>
    {(isOn, set) => (
      <Switch isOn={isOn} onChange={set}>
        {t.label}
      </Switch>
    )}
  </WithState>
);

export const tabs = (t: Texts) => (
  <WithState first={'first' as Choice}>
    {(chosen, set) => (
      <Tabs
        label={t.label}
        chosen={chosen}
        onChoose={set}
        tabs={choicesOf(t).map((choice) => ({ ...choice, content: <p>{t.text}</p> }))}
      />
    )}
  </WithState>
);

export const toast = (t: Texts) => (
  <WithState first={0}>
    {(count, set) => (
      <>
        <Button onClick={() => set(count + 1)}>{t.saved}</Button>
        <ToastRegion
          messages={count > 0 ? [{ id: count, text: t.saved, tone: 'success' }] : []}
          onDone={() => set(0)}
        />
      </>
    )}
  </WithState>
);

export const tooltip = (t: Texts) => (
  <Tooltip text={t.text}>
    <button type="button">{t.hint}</button>
  </Tooltip>
);
