import { useSession } from '@xana/session/react';
import { GlobeIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useText } from '../../phrases/phrases.ts';

/** A member gets the dialog of whoever is responsible for spaces; a visitor is asked to log in. */
export function CreateSpaceButton() {
  const t = useText();
  const session = useSession();
  return (
    <IconButton
      label={t('frame.createSpace')}
      aria-haspopup="dialog"
      onClick={() => session.requireLogin('createSpace') && session.requestCreateSpace()}
    >
      <GlobeIcon />
    </IconButton>
  );
}
