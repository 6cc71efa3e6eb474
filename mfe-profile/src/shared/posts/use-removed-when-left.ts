import { useEffect, useRef, useState } from 'react';

/**
 * Whether a post or comment was deleted. Its place stays, with an undo, until the reader leaves; then `remove` takes it out of the
 * cached lists.
 */
export function useRemovedWhenLeft(id: number, remove: (id: number) => void) {
  const [isDeleted, setIsDeleted] = useState(false);
  const latest = useRef({ isDeleted, remove });
  latest.current = { isDeleted, remove };
  useEffect(
    () => () => {
      if (latest.current.isDeleted) latest.current.remove(id);
    },
    [id],
  );
  return [isDeleted, setIsDeleted] as const;
}
