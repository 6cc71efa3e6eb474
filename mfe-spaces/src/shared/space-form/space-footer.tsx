import { Button } from '@xana/ui-kit/button';
import { useId, useState } from 'react';
import { useText } from './phrases/phrases.ts';
import { pendingPicture } from './picture/pending-picture.ts';
import type { DraftKey } from './space-drafts.ts';
import * as css from './space-form.module.css';
import { isSame, type SpaceValues } from './space-values.ts';

interface SpaceFooterProps {
  values: SpaceValues;
  draft: DraftKey;
  saved: SpaceValues;
  saveLabel: string;
  isBusy: boolean;
  /** Why the space cannot be saved. */
  blocker: string | null;
  onReset(values: SpaceValues): void;
}

/** The save button with the reason while it is disabled, and "Discard draft", which can be undone. */
export function SpaceFooter({ values, draft, saved, saveLabel, isBusy, blocker, onReset }: SpaceFooterProps) {
  const t = useText();
  const reasonId = useId();
  const [discarded, setDiscarded] = useState<SpaceValues | null>(null);
  const isWritten = !isSame(values, saved);
  const discard = () => {
    setDiscarded(values);
    void pendingPicture.remove(draft);
    onReset(saved);
  };
  const undo = () => {
    if (discarded) onReset(discarded);
    setDiscarded(null);
  };
  return (
    <div className={css.footer}>
      <div className={css.buttons}>
        {/* One button: it keeps the focus when the discard becomes its undo. */}
        <div className={css.discard}>
          <span role="status">{!isWritten && discarded && t('discarded')}</span>
          {(isWritten || discarded) && (
            <Button variant="quiet" onClick={isWritten ? discard : undo}>
              {t(isWritten ? 'discard' : 'undo')}
            </Button>
          )}
        </div>
        {blocker && (
          <p id={reasonId} className={css.reason}>
            {blocker}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabled={blocker !== null}
          aria-describedby={blocker ? reasonId : undefined}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
