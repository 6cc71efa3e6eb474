import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { useBlockUser } from '../people/hide-user/use-hide-user.ts';
import * as styles from '../styles.module.css';
import { useText } from './phrases/phrases.ts';

interface ReportThanksProps {
  /** Null for official content and for the member's own: there is no user to block. */
  authorId: number | null;
  name: string;
  /** The reporter's feed no longer shows it. */
  isHidden: boolean;
  onClose(): void;
}

/** Confirms the report and offers to block its author too. */
export function ReportThanks({ authorId, name, isHidden, onClose }: ReportThanksProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { set } = useBlockUser({ userId: authorId ?? 0, name, isOn: false });
  const block = () => {
    onClose();
    void set(true);
  };
  return (
    <Dialog title={t('report.thanks')} closeLabel={shared('close')} onClose={onClose}>
      <div className={styles.stack}>
        <Notice tone="success" text={t('report.sent')} hint={t(isHidden ? 'report.nextHidden' : 'report.next')} />
        {authorId !== null && <p>{t('report.blockToo', { name })}</p>}
        <DialogActions>
          {authorId !== null && (
            <Button variant="danger" onClick={block}>
              {t('report.block', { name })}
            </Button>
          )}
          <Button variant="primary" onClick={onClose} autoFocus>
            {t('report.done')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
