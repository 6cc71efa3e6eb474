import { Notice } from '@xana/ui-kit/notice';
import { type FormHTMLAttributes, type ReactNode, useState } from 'react';
import { DraftFooter } from './draft-footer.tsx';
import * as css from './draft-form.module.css';

interface DraftFormProps<Values> {
  form: { values: Values; props: FormHTMLAttributes<HTMLFormElement>; reset(values: Values): void };
  /** What "Discard draft" returns to. */
  saved: Values;
  isSame(one: Values, other: Values): boolean;
  /** The name of the picture that is not uploaded yet. */
  pictureName: string;
  saveLabel: string;
  isBusy: boolean;
  /** Why it cannot be saved. */
  blocker: string | null;
  /** Why the last save failed. */
  problem: string | null;
  onReset(): void;
  /** The fields and the preview. @param round changes with a discard: an upload of the discarded draft ends */
  children(round: number): ReactNode;
}

/** A form whose draft is kept, with a preview beside it and the buttons always in view. */
export function DraftForm<Values>({ form, problem, onReset, children, ...footer }: DraftFormProps<Values>) {
  const [round, setRound] = useState(0);
  return (
    <form className={css.form} {...form.props}>
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
