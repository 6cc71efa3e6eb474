import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A page that does not begin with this picture after all, such as one of a blocked member. */
const MAX_WAIT_MS = 1_000;

/**
 * Goes on showing the picture that the page server painted before any code ran (`packages/release/src/first-picture`): in the place of the
 * page that loads, then above the page until that shows the same picture.
 */
export function FirstPicture({ isPageShown }: { isPageShown: boolean }) {
  // While the first page renders, the outline of the HTML is still there.
  const [painted] = useState(() => document.querySelector('.boot .boot-picture'));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!painted) return;
    place.current?.append(painted);
    const image = painted.querySelector('img');
    // A plain surface replaces a broken picture, as everywhere.
    const removeBroken = () => image?.remove();
    if (image?.complete && image.naturalWidth === 0) removeBroken();
    image?.addEventListener('error', removeBroken);
    return () => image?.removeEventListener('error', removeBroken);
  }, [painted]);
  useEffect(() => {
    if (!isPageShown) return;
    const image = place.current?.querySelector('img');
    const end = performance.now() + MAX_WAIT_MS;
    let frame: number;
    const look = (now: number) => {
      const isSame = (other: HTMLImageElement) =>
        other !== image && other.complete && other.currentSrc === image?.currentSrc;
      if (!image?.isConnected || now > end || [...document.images].some(isSame)) place.current?.replaceChildren();
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [isPageShown]);
  return <div ref={place} className={isPageShown ? 'boot-above' : undefined} />;
}
