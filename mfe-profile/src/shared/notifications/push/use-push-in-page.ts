import { memberLeft } from '@xana/contracts/events/session';
import { PUSH_CLICKED } from '@xana/contracts/push-worker';
import { useBus, useNavigate } from '@xana/remote-kit';
import { useLocale, useSession } from '@xana/session/react';
import { useEffect, useRef } from 'react';
import { unsubscribeBrowser } from './browser-push.ts';

/** What push messages need from every page of a member. */
export function usePushInPage(): void {
  useEndWithSession();
  useFollowClicks();
  useLanguageOfMessages();
}

/** The platform sends nothing after the session anyway; the browser forgets its subscription too. */
function useEndWithSession(): void {
  const bus = useBus();
  useEffect(() => bus.subscribe(memberLeft, () => void unsubscribeBrowser().catch(ignore)), [bus]);
}

/** A click on a notification leads to a page without a reload, when this tab is open. */
function useFollowClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const follow = ({ data, ports }: MessageEvent) => {
      if (data?.type !== PUSH_CLICKED || typeof data.path !== 'string') return;
      ports[0]?.postMessage(true);
      void navigate(data.path);
    };
    worker?.addEventListener('message', follow);
    return () => worker?.removeEventListener('message', follow);
  }, [navigate]);
}

function useLanguageOfMessages(): void {
  const session = useSession();
  const locale = useLocale();
  const known = useRef(locale);
  useEffect(() => {
    if (known.current === locale) return;
    known.current = locale;
    void import('./change-push-locale.ts').then((module) => module.changePushLocale(session, locale)).catch(ignore);
  }, [session, locale]);
}

const ignore = () => undefined;
