import { userCreatedWorlds } from '@xana/contracts/http/spaces/own-spaces';
import { useLanguage } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useOperation } from '@xana/remote-kit';
import { useForm } from '@xana/remote-kit/form';
import { useState } from 'react';
import { DraftForm, type EditorProps } from '../draft-form/draft-form.tsx';
import { useText } from './phrases/phrases.ts';
import { type DraftKey, pictureNameOf } from './space-drafts.ts';
import { SpaceFields } from './space-fields.tsx';
import { SpacePreview } from './space-preview.tsx';
import { isSame, type SpaceValues, valueProblems } from './space-values.ts';

/** The form of a space. */
export function SpaceForm({ draft, initial, onChange, onSave, ...rest }: EditorProps<DraftKey, SpaceValues>) {
  const message = messagePhrases.useText();
  const [isUploading, setIsUploading] = useState(false);
  const { data: builtWorlds } = useOperation(userCreatedWorlds, {});
  const form = useForm({
    initial,
    check: (values) => valueProblems(values, builtWorlds, draft.spaceId),
    textOf: message,
    onChange,
    onSubmit: (values) => !isUploading && onSave(values),
  });
  const blocker = useBlocker({ values: form.values, problems: form.problems, isUploading });
  return (
    <DraftForm
      {...rest}
      form={form}
      isSame={isSame}
      pictureName={pictureNameOf(draft)}
      blocker={blocker}
      onReset={() => setIsUploading(false)}
    >
      {(round) => (
        <>
          <SpaceFields key={round} form={form} draft={draft} onBusy={setIsUploading} />
          <SpacePreview values={form.values} />
        </>
      )}
    </DraftForm>
  );
}

interface Blockers {
  values: SpaceValues;
  problems: ReturnType<typeof valueProblems>;
  isUploading: boolean;
}

/** Why the space cannot be saved now, for the line beside the disabled button (CS-02); null if it can. */
function useBlocker({ values, problems, isUploading }: Blockers): string | null {
  const t = useText();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const missing = (['name', 'description'] as const).filter((name) => problems[name] && values[name].trim() === '');
  if (missing.length > 0) return t('blockedFields', { fields: list.format(missing.map((name) => t(name))) });
  if (problems.name) return t('blockedName');
  if (problems.description) return t('blockedDescription');
  if (problems.imageAlt) return t('blockedImageAlt');
  if (problems.worldId) return t('blockedBuiltWorld');
  return isUploading ? t('blockedUpload') : null;
}
