import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as css from './choice.module.css';

interface Content {
  icon: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** A short remark beside the text. Screen readers read it as a description, not as part of the name. */
  remark?: string | undefined;
  /** Behind the text. */
  mark?: ReactNode;
  children: ReactNode;
}

type Attribute = 'onClick' | 'aria-busy' | 'aria-current' | 'aria-label';
type ChoiceProps = Content & Pick<ComponentPropsWithRef<'button'>, Attribute | 'ref'>;
type ChoiceLinkProps = Omit<Content, 'remark'> & Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'>;

/** One of several wallets, login methods or networks. */
export function Choice({ icon, note, remark, mark, children, ...attributes }: ChoiceProps) {
  const id = useId();
  return (
    <button type="button" className={css.choice} aria-describedby={remark ? id : undefined} {...attributes}>
      <Lines icon={icon} note={note} mark={mark}>
        {children}
      </Lines>
      {remark && (
        <span id={id} className={css.remark} aria-hidden="true">
          {remark}
        </span>
      )}
    </button>
  );
}

export function ChoiceLink({ icon, note, mark, children, ...attributes }: ChoiceLinkProps) {
  return (
    <a className={css.choice} {...attributes}>
      <Lines icon={icon} note={note} mark={mark}>
        {children}
      </Lines>
    </a>
  );
}

function Lines({ icon, note, mark, children }: Omit<Content, 'remark'>) {
  return (
    <>
      {icon}
      <span className={css.words}>
        {children}
        {note && <span className={css.note}>{note}</span>}
      </span>
      {mark}
    </>
  );
}
