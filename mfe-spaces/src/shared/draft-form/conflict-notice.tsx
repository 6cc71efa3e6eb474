import { useLanguage } from '@xana/i18n';
import { Notice } from '@xana/ui-kit/notice';
import { useText } from '../space-form/phrases/phrases.ts';

/** Names the fields that were changed here and elsewhere; empty: nothing is in conflict. */
export function ConflictNotice({ fields }: { fields: string[] }) {
  const t = useText();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const hasConflict = fields.length > 0;
  return (
    <Notice
      tone="warning"
      text={hasConflict && t('conflict', { fields: list.format(fields) })}
      hint={hasConflict && t('conflictHint')}
    />
  );
}
