import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { useId, useState } from 'react';
import { useText } from '../space-form/phrases/phrases.ts';
import * as css from './draft-form.module.css';
import { pendingPicture } from './picture/pending-picture.ts';

export interface DraftFooterProps<Values> {
  values: Values;
  /** What "Discard draft" returns to. */
  saved: Values;
  isSame(one: Values, other: Values): boolean;
  /** The name of the picture that is not uploaded yet. */
  pictureName: string;
  saveLabel: string;
  isBusy: boolean;
  /** Why it cannot be saved. */
  blocker: string | null;
  onReset(values: Values): void;
}

/** The save button with the reason while it is disabled, and "Discard draft", which can be undone. */
export function DraftFooter<Values>(props: DraftFooterProps<Values>) {
  const { values, saved, isSame, pictureName, saveLabel, isBusy, blocker, onReset } = props;
  const t = useText();
  const shared = sharedPhrases.useText();
  const reasonId = useId();
  const [discarded, setDiscarded] = useState<Values | null>(null);
  const isWritten = !isSame(values, saved);
  const discard = () => {
    setDiscarded(values);
    void pendingPicture.remove(pictureName);
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
              {isWritten ? t('discard') : shared('undo')}
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
