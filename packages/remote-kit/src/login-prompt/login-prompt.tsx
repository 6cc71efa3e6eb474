import { sharedPhrases } from '@xana/i18n';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';

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
