import { reportVisitSource } from '@xana/contracts/http/spaces/space-details';
import { useSession } from '@xana/session/react';
import { useEffect } from 'react';
import { findVisitSource, navigationOf } from './find-visit-source.ts';

/** Tells the platform once which kind of page led to the space. A failure loses one count. */
export function useReportVisitSource(id: number): void {
  const session = useSession();
  useEffect(() => {
    const source = findVisitSource({
      referrer: document.referrer,
      origin: location.origin,
      navigation: navigationOf(window),
    });
    void session.call(reportVisitSource, { id, source }).catch(() => undefined);
  }, [session, id]);
}
