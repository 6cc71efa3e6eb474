import { useEffect, useState } from 'react';

/** Whether the member, or the browser itself, has blocked notifications of this site; follows the settings of the browser. */
export function useIsDenied(isSupported: boolean): [isDenied: boolean, recheck: () => void] {
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
