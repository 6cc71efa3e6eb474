import {
  getPushSettings,
  subscribeToPush,
  unsubscribeFromPush,
} from '@xana/contracts/http/notifications/push-subscriptions';
import { useEditAnswers, useOperation } from '@xana/remote-kit';
import { useLocale, useSession } from '@xana/session/react';
import { useEffect, useState } from 'react';
import {
  canUsePush,
  findSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../shared/notifications/push/browser-push.ts';

type DeviceState = 'unsupported' | 'denied' | 'off' | 'on';
type Work = 'idle' | 'turningOn' | 'turningOff' | 'onFailed' | 'offFailed';

interface DeviceNotifications {
  /** Null while it is not known, and when the site sends no push messages. */
  state: DeviceState | null;
  work: Work;
  change(isOn: boolean): Promise<void>;
}

/** Whether this browser gets push messages of the member, and how to change it. */
export function useDeviceNotifications(): DeviceNotifications {
  const session = useSession();
  const locale = useLocale();
  const edit = useEditAnswers();
  const isSupported = canUsePush();
  const { data: settings } = useOperation(getPushSettings, {});
  const [isDenied, recheckPermission] = useIsDenied(isSupported);
  const publicKey = settings?.publicKey ?? null;
  const [endpoint, setEndpoint] = useBrowserEndpoint(isSupported ? publicKey : null);
  const [work, setWork] = useState<Work>('idle');

  async function turnOn() {
    if ((await Notification.requestPermission()) !== 'granted') return recheckPermission();
    const subscription = await subscribeBrowser(publicKey ?? '');
    const answer = await session.call(subscribeToPush, { ...subscription, locale });
    setEndpoint(subscription.endpoint);
    edit(getPushSettings, () => answer);
  }
  async function turnOff() {
    // The platform first: after that nothing arrives, also when the browser cannot reach its push service.
    const answer = await session.call(unsubscribeFromPush, {});
    edit(getPushSettings, () => answer);
    await unsubscribeBrowser();
  }
  async function change(isOn: boolean) {
    setWork(isOn ? 'turningOn' : 'turningOff');
    try {
      await (isOn ? turnOn() : turnOff());
      setWork('idle');
    } catch {
      setWork(isOn ? 'onFailed' : 'offFailed');
    }
  }
  const stateOf = (): DeviceState | null => {
    if (!settings || !publicKey) return null;
    if (!isSupported) return 'unsupported';
    if (endpoint === undefined) return null;
    if (isDenied) return 'denied';
    // An endpoint that the platform does not know is of an earlier session.
    return endpoint !== null && endpoint === settings.endpoint ? 'on' : 'off';
  };
  return { state: stateOf(), work, change };
}

/** The endpoint of this browser's subscription for a key: null without one, undefined while it is read. */
function useBrowserEndpoint(publicKey: string | null) {
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    if (!publicKey) return;
    void findSubscription(publicKey)
      .then((found) => found?.endpoint ?? null)
      .catch(() => null)
      .then(setEndpoint);
  }, [publicKey]);
  return [endpoint, setEndpoint] as const;
}

/** Whether the member, or the browser itself, has blocked notifications of this site; follows the settings of the browser. */
function useIsDenied(isSupported: boolean): [isDenied: boolean, recheck: () => void] {
  const read = () => isSupported && Notification.permission === 'denied';
  const [isDenied, setDenied] = useState(read);
  const recheck = () => setDenied(read);
  useEffect(() => {
    if (!isSupported) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Some browsers answer by the permission alone, and emit no change.
    window.addEventListener('focus', recheck, { signal });
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', recheck, { signal }))
      .catch(() => undefined);
    return () => controller.abort();
  }, [isSupported]);
  return [isDenied, recheck];
}
