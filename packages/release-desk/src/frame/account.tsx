import { useMutation } from '@tanstack/react-query';
import type { DeskMe } from '@xana/contracts/releases/desk';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useLocation } from 'react-router-dom';
import { phrases } from '../phrases/phrases.ts';
import { logOut } from '../server/desk-client.ts';
import { queryClient } from '../server/use-desk-data.ts';
import * as css from './desk.module.css';

/** Who is logged in, and the way out. */
export function Account({ me }: { me: DeskMe }) {
  const text = phrases.useText();
  const { mutate, isPending } = useMutation({ mutationFn: logOut, onSuccess: () => queryClient.resetQueries() });
  return (
    <div className={css.account}>
      <span title={me.subject}>{me.name}</span>
      <Button variant="quiet" size="small" isBusy={isPending} onClick={() => mutate()}>
        {text('logOut')}
      </Button>
    </div>
  );
}

/** The OpenID provider returns to the screen that was asked for. */
export function LoginScreen() {
  const text = phrases.useText();
  const { pathname, search } = useLocation();
  return (
    <div className={css.login}>
      <h2>{text('loginTitle')}</h2>
      <p>{text('loginHint')}</p>
      <a className={buttonClass({ variant: 'primary' })} href={`/login?to=${encodeURIComponent(pathname + search)}`}>
        {text('logIn')}
      </a>
    </div>
  );
}

/** Logged in, and without any role. */
export function NoRoleScreen({ me }: { me: DeskMe }) {
  const text = phrases.useText();
  return <EmptyState text={text('noRole', { subject: me.subject })} />;
}
