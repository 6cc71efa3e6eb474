import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** A name that was cut to fit: the eye sees `short`, everybody else gets `full`. */
export function ShortName({ short, full }: { short: string; full: string }) {
  if (short === full) return full;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}
