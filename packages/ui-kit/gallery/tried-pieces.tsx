import { type ReactNode, useState } from 'react';
import { Button } from '../src/button.ts';
import { ComboBox } from '../src/combo-box.ts';
import { ConfirmDialog } from '../src/confirm-dialog.ts';
import { Dialog } from '../src/dialog.ts';
import { GlobeIcon, MoreIcon } from '../src/icon.ts';
import { ActionMenu, ChoiceMenu } from '../src/menu.ts';
import { Popover } from '../src/popover.ts';
import { SearchField } from '../src/search-field.ts';
import { Select } from '../src/select.ts';
import { Switch } from '../src/switch.ts';
import { Tabs } from '../src/tabs.ts';
import { ToastRegion } from '../src/toast.ts';
import { Tooltip } from '../src/tooltip.ts';
import type { Texts } from './texts.ts';

/** Keeps one value while somebody tries a piece. */
function Try<Value>({
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
  <Try first={false}>
    {(isOpen, set) => (
      <>
        <Button onClick={() => set(true)}>{t.more}</Button>
        {isOpen && (
          <Dialog title={t.space} closeLabel={t.close} onClose={() => set(false)}>
            <p>{t.words}</p>
          </Dialog>
        )}
      </>
    )}
  </Try>
);

export const confirmDialog = (t: Texts) => (
  <Try first={false}>
    {(isOpen, set) => (
      <>
        <Button variant="danger" onClick={() => set(true)}>
          {t.remove}
        </Button>
        {isOpen && (
          <ConfirmDialog
            title={t.sure}
            text={t.words}
            confirmLabel={t.remove}
            cancelLabel={t.other}
            isDangerous
            onConfirm={() => set(false)}
            onCancel={() => set(false)}
          />
        )}
      </>
    )}
  </Try>
);

export const menu = (t: Texts) => (
  <Try first={'first' as Choice}>
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
  </Try>
);

export const popover = (t: Texts) => (
  <Popover label={t.more} trigger={t.more}>
    {(close) => <Button onClick={close}>{t.close}</Button>}
  </Popover>
);

export const searchField = (t: Texts) => (
  <Try first={t.space as string}>
    {(value, set) => (
      <SearchField label={t.search} clearLabel={t.clear} value={value} onChange={set} onSubmit={() => {}} />
    )}
  </Try>
);

export const select = (t: Texts) => (
  <Try first={'first' as Choice}>
    {(chosen, set) => <Select label={t.label} choices={choicesOf(t)} chosen={chosen} onChoose={set} />}
  </Try>
);

export const comboBox = (t: Texts) => (
  <Try first={null as Choice | null}>
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
  </Try>
);

export const toggle = (t: Texts) => (
  <Try first={true}>
    {(isOn, set) => (
      <Switch isOn={isOn} onChange={set}>
        {t.label}
      </Switch>
    )}
  </Try>
);

export const tabs = (t: Texts) => (
  <Try first={'first' as Choice}>
    {(chosen, set) => (
      <Tabs
        label={t.label}
        chosen={chosen}
        onChoose={set}
        tabs={choicesOf(t).map((choice) => ({ ...choice, content: <p>{t.words}</p> }))}
      />
    )}
  </Try>
);

export const toast = (t: Texts) => (
  <Try first={0}>
    {(count, set) => (
      <>
        <Button onClick={() => set(count + 1)}>{t.saved}</Button>
        <ToastRegion
          messages={count > 0 ? [{ id: count, text: t.saved, tone: 'success' }] : []}
          onDone={() => set(0)}
        />
      </>
    )}
  </Try>
);

export const tooltip = (t: Texts) => (
  <Tooltip text={t.words}>
    <button type="button">{t.hint}</button>
  </Tooltip>
);
