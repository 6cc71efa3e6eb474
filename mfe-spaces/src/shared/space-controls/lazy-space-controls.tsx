import type { Space } from '@xana/contracts/http/spaces/space';
import { lazyPart, useInView, useIsPageInUse } from '@xana/remote-kit';
import { Suspense, startTransition, useState } from 'react';

// Without them the card is a link.
const SpaceControls = lazyPart<LazySpaceControlsProps>(() =>
  import('./space-controls.tsx').then(
    ({ SpaceControls }) => SpaceControls,
    () => () => null,
  ),
);

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
