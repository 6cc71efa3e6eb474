import { useEffect, useRef, useState } from 'react';
import { createDetector } from './barcode-detector.ts';
import { readAddress } from './read-address.ts';

export type ScanState = 'starting' | 'searching' | 'nothing' | 'otherCode' | 'refused' | 'failed';

const SCAN_INTERVAL_MS = 250;
/** After this time without a code a hint follows. */
const HINT_DELAY_MS = 8_000;

/** Searches the picture of the camera for an address. The camera stops with the component. */
export function useCameraScan(onFound: (address: string) => void) {
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
