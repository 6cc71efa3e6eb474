import { Link } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';

/** How an empty list fills, and where to begin. */
export interface FirstStep {
  hint: string;
  action: React.ReactNode;
}

export function firstStep(hint: string, label: string, to: string): FirstStep {
  const action = (
    <Link className={buttonClass({ size: 'small' })} to={to}>
      {label}
    </Link>
  );
  return { hint, action };
}
