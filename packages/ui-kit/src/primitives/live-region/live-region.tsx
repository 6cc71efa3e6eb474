import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * Announces its text when the text changes. Render it always, empty if there is nothing to announce, because screen readers
 * ignore a new live region.
 */
export function LiveRegion({ text, isUrgent = false }: { text: string; isUrgent?: boolean }) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} aria-live={isUrgent ? 'assertive' : 'polite'} aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
