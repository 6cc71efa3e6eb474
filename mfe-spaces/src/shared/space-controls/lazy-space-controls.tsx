import type { Space } from '@xana/contracts/http/spaces/space';
import { useInView, useIsPageInUse } from '@xana/remote-kit';
import { type ComponentType, lazy, Suspense, startTransition, useState } from 'react';

const SpaceControls = lazy(async (): Promise<{ default: ComponentType<LazySpaceControlsProps> }> => {
  try {
    const module = await import('./space-controls.tsx');
    await module.loadControls();
    return { default: module.SpaceControls };
  } catch {
    // The card is a link without them.
    return { default: () => null };
  }
});

interface LazySpaceControlsProps {
  space: Space;
  /** Receives the number of people who are in the space now. */
  onCount(count: number): void;
}

/**
 * The controls of a card. They cost the first screen nothing: their code loads with the first use of the page, and each card
 * gets its controls when it comes near the screen. They lie on the picture, so that nothing moves.
 */
export function LazySpaceControls(props: LazySpaceControlsProps) {
  const isInUse = useIsPageInUse();
  const [isNear, setNear] = useState(false);
  const element = useInView<HTMLSpanElement>({
    margin: '200px',
    isEnabled: isInUse && !isNear,
    onInView: () => startTransition(() => setNear(true)),
  });
  if (!isNear) return <span ref={element} />;
  return (
    <Suspense fallback={null}>
      <SpaceControls {...props} />
    </Suspense>
  );
}
