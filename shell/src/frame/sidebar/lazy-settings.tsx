import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '../use-lazy-module.ts';
import * as css from './lazy-settings.module.css';

/** Milliseconds after which it is fetched in any case, for those who neither scroll to it nor move the focus there. */
const LATEST = 10_000;
const loadSettings = () => import('./settings/settings.tsx');

/** The end of the sidebar: below the first screen, or in a drawer that is still closed. */
export function LazySettings() {
  const element = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want());
    if (element.current) observer.observe(element.current);
    const sidebar = element.current?.parentElement;
    sidebar?.addEventListener('focusin', want);
    const timer = setTimeout(want, LATEST);
    return () => {
      observer.disconnect();
      sidebar?.removeEventListener('focusin', want);
      clearTimeout(timer);
    };
  }, []);
  const loaded = useLazyModule(loadSettings, isWanted);
  return (
    <div className={css.settings} ref={element}>
      {loaded && <loaded.Settings />}
    </div>
  );
}
