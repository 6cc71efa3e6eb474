import { useForm } from '@xana/remote-kit/form';
import { useState } from 'react';
import { DraftForm } from '../draft-form/draft-form.tsx';
import { useText as useFormText } from '../space-form/phrases/phrases.ts';
import { type EventDraftKey, eventPictureName } from './event-drafts.ts';
import { EventFields } from './event-fields.tsx';
import { EventPreview } from './event-preview.tsx';
import { type EventValues, eventProblems, isSameEvent } from './event-values.ts';
import { useText } from './phrases/phrases.ts';

interface EventFormProps {
  draft: EventDraftKey;
  /** A draft, or what is saved. Read once. */
  initial: EventValues;
  /** What "Discard draft" returns to. */
  saved: EventValues;
  saveLabel: string;
  isBusy: boolean;
  /** Why the last save failed. */
  problem: string | null;
  onChange(values: EventValues): void;
  onSave(values: EventValues): void;
}

/** The form of an event. */
export function EventForm({ draft, initial, onChange, onSave, ...rest }: EventFormProps) {
  const t = useText();
  const drafts = useFormText();
  const [isUploading, setIsUploading] = useState(false);
  const form = useForm({
    initial,
    check: (values) => eventProblems(values, rest.saved),
    textOf: (code) => t(`problem.${code}`),
    onChange,
    onSubmit: (values) => !isUploading && onSave(values),
  });
  return (
    <DraftForm
      {...rest}
      form={form}
      isSame={isSameEvent}
      pictureName={eventPictureName(draft)}
      blocker={isUploading ? drafts('blockedUpload') : null}
      onReset={() => setIsUploading(false)}
    >
      {(round) => (
        <>
          <EventFields key={round} form={form} draft={draft} onBusy={setIsUploading} />
          <EventPreview values={form.values} />
        </>
      )}
    </DraftForm>
  );
}
