import { sharedPhrases } from '@xana/i18n';
import { UndoNotice } from '@xana/ui-kit/undo-notice';
import { useText } from './phrases/phrases.ts';

/** Takes the place of a deleted notification. */
export function DeletedRow({ onUndo }: { onUndo(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  return (
    <li>
      <UndoNotice text={t('deleted')} label={shared('undo')} onUndo={onUndo} />
    </li>
  );
}
