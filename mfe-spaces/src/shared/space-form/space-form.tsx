import { userCreatedWorlds } from '@xana/contracts/http/spaces/own-spaces';
import { messagePhrases } from '@xana/i18n/messages';
import { useOperation } from '@xana/remote-kit';
import { useForm } from '@xana/remote-kit/form';
import { useState } from 'react';
import { DraftForm } from '../draft-form/draft-form.tsx';
import { type DraftKey, pictureNameOf } from './space-drafts.ts';
import { SpaceFields } from './space-fields.tsx';
import { SpacePreview } from './space-preview.tsx';
import { isSame, type SpaceValues, valueProblems } from './space-values.ts';
import { useBlocker } from './use-blocker.ts';

interface SpaceFormProps {
  draft: DraftKey;
  /** A draft, or what is saved. Read once. */
  initial: SpaceValues;
  /** What "Discard draft" returns to. */
  saved: SpaceValues;
  saveLabel: string;
  isBusy: boolean;
  /** Why the last save failed. */
  problem: string | null;
  onChange(values: SpaceValues): void;
  onSave(values: SpaceValues): void;
}

/** The form of a space. */
export function SpaceForm({ draft, initial, onChange, onSave, ...rest }: SpaceFormProps) {
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
