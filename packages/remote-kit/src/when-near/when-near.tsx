import { type ReactNode, useState } from 'react';
import { useNear } from './use-near.ts';

interface WhenNearProps {
  /** Height in CSS pixels that is kept until then, so that the page is as long as it will be. */
  height: number;
  children: ReactNode;
}

/** How far below the screen something is made ready, so that a reader who scrolls finds it there. */
const AHEAD = '400px 0px';

/** What is far below the first screen costs nothing until somebody scrolls towards it: no module, no call, no picture. */
export function WhenNear({ height, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useNear<HTMLDivElement>({ margin: AHEAD, isOn: !isNear, onNear: () => setIsNear(true) });
  return isNear ? children : <div ref={place} style={{ minHeight: height }} />;
}
