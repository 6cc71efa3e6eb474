import { useForm } from '@xana/remote-kit/form';
import { useState } from 'react';
import { DraftForm, type EditorProps } from '../draft-form/draft-form.tsx';
import { useText as useFormText } from '../space-form/phrases/phrases.ts';
import { type EventDraftKey, eventPictureName } from './event-drafts.ts';
import { EventFields } from './event-fields.tsx';
import { EventPreview } from './event-preview.tsx';
import { type EventValues, eventProblems, isSameEvent } from './event-values.ts';
import { useText } from './phrases/phrases.ts';

/** The form of an event. */
export function EventForm({ draft, initial, onChange, onSave, ...rest }: EditorProps<EventDraftKey, EventValues>) {
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
