import { sharedPhrases } from '@xana/i18n';
import { Dialog } from '@xana/ui-kit/dialog';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import { createDetector } from './barcode-detector.ts';
import { readAddress } from './read-address.ts';
import * as css from './scan-dialog.module.css';

type ScanState = 'starting' | 'searching' | 'nothing' | 'otherCode' | 'refused' | 'failed';

const SCAN_INTERVAL_MS = 250;
/** After this time without a code a hint follows. */
const HINT_DELAY_MS = 8_000;

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

/** Searches the picture of the camera for an address. The camera stops with the component. */
function useCameraScan(onFound: (address: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>('starting');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const detect = createDetector();
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const search = async (since: number) => {
      const codes = video.current ? await detect(video.current).catch(() => []) : [];
      if (isOver) return;
      const address = codes.map(readAddress).find((found) => found !== null);
      if (address) {
        stop();
        return onFound(address);
      }
      if (codes.length > 0) setState('otherCode');
      else if (Date.now() - since > HINT_DELAY_MS) setState('nothing');
      timer = setTimeout(() => void search(since), SCAN_INTERVAL_MS);
    };
    const start = async () => {
      setState('starting');
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        // Closed while the browser asked for permission.
        if (isOver) return stop();
        if (video.current) {
          video.current.srcObject = stream;
          await video.current.play();
        }
        setState('searching');
        await search(Date.now());
      } catch (error) {
        if (!isOver) setState((error as Error).name === 'NotAllowedError' ? 'refused' : 'failed');
      }
    };
    void start();
    return stop;
  }, [tries]);
  return { video, state, retry: () => setTries((count) => count + 1) };
}
