import { addDays, addMonths, weekdayIn } from './days.ts';

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The day that a key moves to from a day, or null for other keys. Shift with Page Up and Page Down moves by years. */
export function dayAfterKey(day: string, { key, shiftKey, ...modifiers }: Key, firstWeekday: number): string | null {
  if (modifiers.ctrlKey || modifiers.altKey || modifiers.metaKey) return null;
  const weekday = weekdayIn(day, firstWeekday);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
