import { sharedPhrases } from '@xana/i18n';
import { useToast } from '@xana/remote-kit';
import { UndoNotice } from '@xana/ui-kit/undo-notice';
import { useText } from './phrases/phrases.ts';
import { useRestoreSpace } from './use-delete-space.ts';

interface DeletedSpaceNoticeProps {
  space: { id: number; name: string };
  onRestored(): void;
}

export function DeletedSpaceNotice({ space, onRestored }: DeletedSpaceNoticeProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const toast = useToast();
  const { restore, isBusy } = useRestoreSpace(space.id, () => {
    toast({ text: t('restored', { name: space.name }), tone: 'success' });
    onRestored();
  });
  const text = t('deleted', { name: space.name });
  return <UndoNotice text={text} hint={t('deletedHint')} label={shared('undo')} isBusy={isBusy} onUndo={restore} />;
}
