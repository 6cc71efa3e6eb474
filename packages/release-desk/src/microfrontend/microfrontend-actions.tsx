import type { DeskMicrofrontend } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import { CandidatePanel } from '../candidate/candidate-panel.tsx';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Change } from '../change/change-kinds.ts';
import { phrases } from '../phrases/phrases.ts';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import * as css from './microfrontend.module.css';

/** What can be done with a microfrontend as a whole. */
export function MicrofrontendActions({
  microfrontend: { name, frozen, candidate },
}: {
  microfrontend: DeskMicrofrontend;
}) {
  const text = phrases.useText();
  const { dayAndTime } = useFormats();
  const [change, setChange] = useState<Change>();
  const [isUpload, setIsUpload] = useState(false);
  return (
    <>
      <Notice
        tone="warning"
        text={frozen && text('frozen', { until: dayAndTime(frozen.until), actor: frozen.actorName })}
        hint={frozen?.reason}
      />
      <div className={css.actions}>
        <Button onClick={() => setChange({ kind: 'rollback', name })}>{text('rollBack')}</Button>
        <Button onClick={() => setIsUpload(true)}>{text('upload')}</Button>
        <Button onClick={() => setChange({ kind: frozen ? 'unfreeze' : 'freeze', name })}>
          {text(frozen ? 'doUnfreeze' : 'doFreeze')}
        </Button>
        {name !== 'shell' && <Button onClick={() => setChange({ kind: 'retire', name })}>{text('doRetire')}</Button>}
      </div>
      {isUpload && <UploadDialog name={name} onClose={() => setIsUpload(false)} />}
      {candidate && <CandidatePanel name={name} candidate={candidate} />}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
