import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { messagePhrases } from '@xana/i18n/messages';
import { useOperation } from '@xana/remote-kit';
import { useForm } from '@xana/remote-kit/form';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import type { DraftKey } from './space-drafts.ts';
import { SpaceFields } from './space-fields.tsx';
import { SpaceFooter } from './space-footer.tsx';
import * as css from './space-form.module.css';
import { SpacePreview } from './space-preview.tsx';
import { type SpaceValues, valueProblems } from './space-values.ts';
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

/** The form of a space, with a preview beside it and the buttons always in view. */
export function SpaceForm({ draft, initial, saved, saveLabel, isBusy, problem, onChange, onSave }: SpaceFormProps) {
  const message = messagePhrases.useText();
  const [isUploading, setIsUploading] = useState(false);
  /** Another one after a discard: an upload of the discarded draft ends. */
  const [round, setRound] = useState(0);
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
    <form className={css.form} {...form.props}>
      <div className={css.columns}>
        <SpaceFields key={round} form={form} draft={draft} onBusy={setIsUploading} />
        <SpacePreview values={form.values} />
      </div>
      <Notice tone="problem" text={problem} />
      <SpaceFooter
        values={form.values}
        draft={draft}
        saved={saved}
        saveLabel={saveLabel}
        isBusy={isBusy}
        blocker={blocker}
        onReset={(values) => {
          setIsUploading(false);
          setRound(round + 1);
          form.reset(values);
        }}
      />
    </form>
  );
}
