import { Link } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';

/** Explains under an empty list how it fills, with a link to start. */
export interface EmptyListHint {
  hint: string;
  action: React.ReactNode;
}

export function emptyListHint(hint: string, label: string, to: string): EmptyListHint {
  const action = (
    <Link className={buttonClass({ size: 'small' })} to={to}>
      {label}
    </Link>
  );
  return { hint, action };
}
