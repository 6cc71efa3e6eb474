import { sharedPhrases } from '@xana/i18n';
import { Dialog } from '@xana/ui-kit/dialog';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { useText } from '../phrases/phrases.ts';
import * as css from './scan-dialog.module.css';
import { useCameraScan } from './use-camera-scan.ts';

/** The picture of the camera, until it shows the QR code of an address. */
export function ScanDialog({ onFound, onClose }: { onFound(address: string): void; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { video, state, retry } = useCameraScan((address) => {
    onFound(address);
    onClose();
  });
  const isStopped = state === 'refused' || state === 'failed';
  return (
    <Dialog title={t('scan.title')} closeLabel={shared('close')} onClose={onClose}>
      {isStopped ? (
        <ErrorState title={t(`scan.${state}`)} retryLabel={shared('tryAgain')} onRetry={retry} />
      ) : (
        <>
          <p className={css.hint}>{t('scan.hint')}</p>
          <video ref={video} className={css.picture} aria-label={t('scan.picture')} muted playsInline />
          <Notice
            tone={state === 'starting' ? 'progress' : 'warning'}
            text={state === 'searching' ? null : t(`scan.${state}`)}
          />
        </>
      )}
    </Dialog>
  );
}
