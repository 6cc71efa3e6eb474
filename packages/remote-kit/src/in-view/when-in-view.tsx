import { type ReactNode, useState } from 'react';
import { useInView } from './use-in-view.ts';

interface WhenInViewProps {
  /** Height in CSS pixels that is reserved until then, so that the page does not jump. */
  height: number;
  children: ReactNode;
}

/** How far below the viewport the content is rendered ahead. */
const MARGIN = '400px 0px';

/** Renders its content when the user scrolls near it. Before that it loads no module, no data and no picture. */
export function WhenInView({ height, children }: WhenInViewProps) {
  const [isInView, setIsInView] = useState(false);
  const element = useInView<HTMLDivElement>({
    margin: MARGIN,
    isEnabled: !isInView,
    onInView: () => setIsInView(true),
  });
  return isInView ? children : <div ref={element} style={{ minHeight: height }} />;
}
