import * as css from './spinner.module.css';

/** Turns while something is under way, in the text's size and colour. Without a label it is for the eye alone. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={css.spinner} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
  );
}
