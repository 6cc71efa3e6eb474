import { ConnectorError } from './connector.ts';
import { settleWithin } from './settle-within.ts';

const LOGIN_TIMEOUT_MS = 300_000;
const POLL_INTERVAL_MS = 500;
const WIDTH = 480;
const HEIGHT = 680;

/** Opens an empty window, while the click still allows it. @throws ConnectorError popupBlocked */
export function openLoginWindow(): Window {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const opened = window.open(
    'about:blank',
    'xana-login',
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  );
  if (!opened || opened.closed) throw new ConnectorError('popupBlocked');
  return opened;
}

/**
 * The answer that the page of `from` in this window posts.
 *
 * @throws ConnectorError popupClosed, timeout, cancelled
 */
export async function waitForAnswer(
  opened: Window,
  { from, type, signal }: { from: string; type: string; signal: AbortSignal },
): Promise<Record<string, unknown>> {
  let stop: () => void = () => undefined;
  const answer = new Promise<Record<string, unknown>>((resolve, reject) => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin === from && source === opened && data?.type === type) resolve(data);
    };
    let wasClosed = false;
    const poll = setInterval(() => {
      // A window that posts its answer closes right after it: the message may arrive one turn later.
      if (wasClosed) reject(new ConnectorError('popupClosed'));
      wasClosed = opened.closed;
    }, POLL_INTERVAL_MS);
    window.addEventListener('message', listen);
    stop = () => {
      clearInterval(poll);
      window.removeEventListener('message', listen);
    };
  });
  try {
    return await settleWithin(answer, LOGIN_TIMEOUT_MS, signal);
  } finally {
    stop();
  }
}
