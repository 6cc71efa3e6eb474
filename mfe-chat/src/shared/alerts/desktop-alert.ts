export interface DesktopAlert {
  title: string;
  text: string;
  icon: string | null;
  /** An alert replaces the one before with the same tag. */
  tag: string;
  onClick?(): void;
}

const shown = new Set<Notification>();

/** Closes what is shown: the member is back, or has left, and others may see the screen. */
export function closeDesktopAlerts(): void {
  for (const each of shown) each.close();
  shown.clear();
}

/** Phones offer notifications to service workers alone, where the constructor throws. */
export const canShowDesktopAlerts = (): boolean => 'Notification' in window;

export const mayShowDesktopAlerts = (): boolean => canShowDesktopAlerts() && Notification.permission === 'granted';

/** @returns false where the browser does not show it */
export function showDesktopAlert({ title, text, icon, tag, onClick }: DesktopAlert): boolean {
  if (!mayShowDesktopAlerts()) return false;
  try {
    const alert = new Notification(title, {
      body: text,
      tag,
      silent: true,
      icon: icon ? `${icon}?w=160` : undefined,
    });
    shown.add(alert);
    alert.onclick = () => {
      window.focus();
      alert.close();
      onClick?.();
    };
    return true;
  } catch {
    return false;
  }
}
