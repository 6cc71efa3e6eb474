import { createSpaceRequested } from '@xana/contracts/events/shell';
import { useMemberAction } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { CreateIcon } from '@xana/ui-kit/icon';
import { useText } from '../../phrases/phrases.ts';
import { useComposition } from '../../slots/composition.ts';
import * as css from './header.module.css';

/** Opens the dialog of the remote that handles `createSpaceRequested`; a visitor is asked to log in first. */
export function CreateSpaceButton() {
  const t = useText();
  const session = useSession();
  const asMember = useMemberAction('createSpace');
  const { handlers, options } = useComposition();
  const create = () => {
    const isHandled = handlers.some(({ contribution }) => contribution.event === createSpaceRequested.name);
    if (isHandled) session.requestCreateSpace();
    else options.toast({ text: t('frame.createSpaceSoon') });
  };
  return (
    <button
      type="button"
      className={css.create}
      title={t('frame.createSpace')}
      aria-label={t('frame.createSpace')}
      aria-haspopup="dialog"
      onClick={() => asMember(create)}
    >
      <CreateIcon />
      <span>{t('frame.create')}</span>
    </button>
  );
}
