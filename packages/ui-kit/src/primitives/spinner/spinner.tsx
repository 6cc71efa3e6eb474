import * as css from './spinner.module.css';

/** A loading indicator in the text's size and colour. Without a label it is hidden from screen readers. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={css.spinner} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
  );
}
