import { Notice } from '@xana/ui-kit/notice';
import { type FormHTMLAttributes, type ReactNode, useState } from 'react';
import * as styles from '../styles.module.css';
import { DraftFooter, type DraftFooterProps } from './draft-footer.tsx';
import * as css from './draft-form.module.css';

interface DraftFormProps<Values> extends Omit<DraftFooterProps<Values>, 'values' | 'onReset'> {
  form: { values: Values; props: FormHTMLAttributes<HTMLFormElement>; reset(values: Values): void };
  /** Why the last save failed. */
  problem: string | null;
  onReset(): void;
  /** The fields and the preview. @param round changes with a discard: an upload of the discarded draft ends */
  children(round: number): ReactNode;
}

/** The form of a new or an own space or event. */
export interface EditorProps<Key, Values>
  extends Pick<DraftFormProps<Values>, 'saved' | 'saveLabel' | 'isBusy' | 'problem'> {
  draft: Key;
  /** A draft, or what is saved. Read once. */
  initial: Values;
  onChange(values: Values): void;
  onSave(values: Values): void;
}

/** A form whose draft is kept, with a preview beside it and the buttons always in view. */
export function DraftForm<Values>({ form, problem, onReset, children, ...footer }: DraftFormProps<Values>) {
  const [round, setRound] = useState(0);
  return (
    <form className={styles.stack} {...form.props}>
      <div className={css.columns}>{children(round)}</div>
      <Notice tone="problem" text={problem} />
      <DraftFooter
        {...footer}
        values={form.values}
        onReset={(values) => {
          onReset();
          setRound(round + 1);
          form.reset(values);
        }}
      />
    </form>
  );
}
