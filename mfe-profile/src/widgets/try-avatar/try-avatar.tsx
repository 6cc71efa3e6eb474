import { lazyPart, useMemberAction, useSlotProps } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { Suspense, useState } from 'react';
import { useText } from './phrases/phrases.ts';

const TryAvatarDialog = lazyPart(() =>
  import('./try-avatar-dialog.tsx').then(({ TryAvatarDialog }) => TryAvatarDialog),
);

/** On the page of an avatar: shows a member the own profile with it. */
export function TryAvatar() {
  const t = useText();
  const asMember = useMemberAction('tryAvatar');
  const avatar = useSlotProps<'details.avatar'>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => asMember(() => setIsOpen(true))}>
        {t('tryOn')}
      </Button>
      {isOpen && (
        <Suspense>
          <TryAvatarDialog avatar={avatar} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
