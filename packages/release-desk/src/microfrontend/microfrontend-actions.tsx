import type { DeskMicrofrontend } from '@xana/contracts/releases/desk';
import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import { type Change, ChangeDialog } from '../change/change-dialog.tsx';
import { phrases } from '../phrases/phrases.ts';
import * as css from './microfrontend.module.css';

/** What can be done with a microfrontend as a whole. */
export function MicrofrontendActions({ microfrontend: { name, frozen } }: { microfrontend: DeskMicrofrontend }) {
  const text = phrases.useText();
  const { dayAndTime } = useFormats();
  const [change, setChange] = useState<Change>();
  return (
    <>
      <Notice
        tone="warning"
        text={frozen && text('frozen', { until: dayAndTime(frozen.until), actor: frozen.actorName })}
        hint={frozen?.reason}
      />
      <div className={css.actions}>
        <Button onClick={() => setChange({ verb: 'rollback', name })}>{text('rollBack')}</Button>
        <Button onClick={() => setChange({ verb: 'freeze', name, isLifted: frozen !== null })}>
          {text(frozen ? 'doUnfreeze' : 'doFreeze')}
        </Button>
        {name !== 'shell' && <Button onClick={() => setChange({ verb: 'retire', name })}>{text('doRetire')}</Button>}
      </div>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
