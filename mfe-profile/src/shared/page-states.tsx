import { sharedPhrases } from '@xana/i18n';
import { Link, useDocumentTitle } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useText } from '../phrases/phrases.ts';

/** Replaces a page whose address names a user who does not exist. */
export function UserNotFound() {
  const t = useText();
  useDocumentTitle(t('profile.gone'));
  return (
    <EmptyState
      text={t('profile.gone')}
      action={
        <Link className={buttonClass()} to="/">
          {t('profile.toHome')}
        </Link>
      }
    />
  );
}

/** Replaces content that only a member can see. */
export function LoginPrompt({ text, reason }: { text: string; reason: string }) {
  const shared = sharedPhrases.useText();
  const session = useSession();
  return (
    <EmptyState
      text={text}
      action={
        <Button variant="primary" onClick={() => session.requireLogin(reason)}>
          {shared('logIn')}
        </Button>
      }
    />
  );
}
