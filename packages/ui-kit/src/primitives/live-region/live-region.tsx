import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/**
 * Reads its text out when the text changes. It must stand in the page before the text comes: render it always, empty
 * when there is nothing to say.
 */
export function LiveRegion({ text, isUrgent = false }: { text: string; isUrgent?: boolean }) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} aria-live={isUrgent ? 'assertive' : 'polite'} aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
