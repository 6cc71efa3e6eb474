import { Button } from '@xana/ui-kit/button';
import { useEffect, useState } from 'react';
import { Banner } from '../frame/banner/banner.tsx';
import type { Problem } from './follow-releases.ts';
import type { PageHolds } from './page-holds.ts';
import { openTabPhrases } from './phrases/phrases.ts';

/** A quarantined release may show wrong prices: its page is not left open for longer. */
const RELOAD_AFTER_MS = 10_000;
/** How often it is checked whether what held the page has ended. */
const CHECK_INTERVAL_MS = 1_000;

interface ReleaseNoticeProps {
  problem: Problem;
  holds: PageHolds;
  /** @param focused what had the focus before the button of the notice */
  onReload(focused?: Element): void;
}

/** Offers to reload the page; a quarantined release is left automatically as soon as nothing would be lost. */
export function ReleaseNotice({ problem, holds, onReload }: ReleaseNoticeProps) {
  const t = openTabPhrases.useText();
  const [focused, setFocused] = useState<Element>();
  const [isHeld, setIsHeld] = useState(() => holds.isHeld());
  // Screen readers announce only what is added to an existing live region.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const isUrgent = problem === 'quarantined';
  useEffect(() => {
    if (!isUrgent) return;
    const begunAt = performance.now();
    const timer = setInterval(() => {
      const isNowHeld = holds.isHeld();
      setIsHeld(isNowHeld);
      if (isNowHeld || !navigator.onLine || performance.now() - begunAt < RELOAD_AFTER_MS) return;
      // Once: on a slow connection a second reload would begin it again.
      clearInterval(timer);
      onReload();
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isUrgent, holds, onReload]);
  const text = !isUrgent ? t('fixed') : isHeld ? t('held') : t('soon');
  return (
    <Banner text={isMounted && text}>
      <Button
        size="small"
        onFocus={({ relatedTarget }) => setFocused(relatedTarget ?? undefined)}
        onClick={() => onReload(focused)}
      >
        {t('reload')}
      </Button>
    </Banner>
  );
}
