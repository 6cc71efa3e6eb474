import * as css from './account.module.css';
import type { AccountStep } from './account-steps.ts';
import { MethodList } from './login-methods/method-list.tsx';
import { SessionList } from './sessions/session-list.tsx';

interface AccountListsProps {
  /** The session that the member does not recognize. */
  markedId?: string;
  onStep(step: AccountStep): void;
}

/** The login methods of the account, and where the member is logged in. */
export function AccountLists({ markedId, onStep }: AccountListsProps) {
  return (
    <div className={css.sections}>
      <MethodList onAdd={() => onStep({ name: 'add' })} onRemove={(method) => onStep({ name: 'remove', method })} />
      <SessionList
        markedId={markedId}
        onEnd={(session) => onStep({ name: 'end', session })}
        onEndOthers={() => onStep({ name: 'end', session: 'others' })}
      />
    </div>
  );
}
