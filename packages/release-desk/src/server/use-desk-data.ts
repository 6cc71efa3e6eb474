import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type PlannedVerb,
  readAccess,
  readDifferences,
  readHistory,
  readMe,
  readOverview,
  readPlan,
  readReleases,
  readSeries,
  readStorage,
  readTrials,
  ServerError,
  type StorageLimits,
} from './desk-client.ts';

/** An answer of the server is final; only a lost connection is tried once more. */
const isWorthRetry = (count: number, error: Error): boolean => count < 1 && !(error instanceof ServerError);

/** Each change of the registry makes all answers old; nothing is asked for again otherwise. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetry, staleTime: Number.POSITIVE_INFINITY } },
});

export const useMe = () => useQuery({ queryKey: ['me'], queryFn: readMe });
export const useAccess = () => useQuery({ queryKey: ['access'], queryFn: readAccess });
/** Asked for again while one runs: a trial changes no revision. */
export const useTrials = () =>
  useQuery({
    queryKey: ['trials'],
    queryFn: readTrials,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'running') ? 2_000 : false),
  });

export const useOverview = (isEnabled = true) =>
  useQuery({ queryKey: ['overview'], queryFn: readOverview, enabled: isEnabled });
/** A point is an hour: reading more often shows little. */
const SERIES_INTERVAL_MS = 60_000;

export const useHistory = (name?: string) =>
  useQuery({ queryKey: ['history', name], queryFn: () => readHistory(name) });
export const useReleases = (name: string) =>
  useQuery({ queryKey: ['releases', name], queryFn: () => readReleases(name) });

export const useDifferences = (name: string, from: string, to: string) =>
  useQuery({ queryKey: ['differences', name, from, to], queryFn: () => readDifferences(name, from, to) });

export const useSeries = (name: string) =>
  useQuery({ queryKey: ['series', name], queryFn: () => readSeries(name), refetchInterval: SERIES_INTERVAL_MS });

export const usePlan = (verb: PlannedVerb, name: string, to: string | undefined, isEnabled: boolean) =>
  useQuery({
    queryKey: ['plan', verb, name, to],
    queryFn: () => readPlan(verb, name, to),
    gcTime: 0,
    enabled: isEnabled,
  });

/** @param limits none: nothing is asked */
export const useStorage = (limits: StorageLimits | undefined) =>
  useQuery({
    queryKey: ['storage', limits],
    queryFn: () => readStorage(limits ?? { keep: 0, olderThan: 0 }),
    gcTime: 0,
    enabled: limits !== undefined,
  });

/** Reports of visitors change no revision. */
const HEALTH_INTERVAL_MS = 15_000;

/** Follows the changes of the server, for members. @returns whether the connection is lost */
export function useLiveChanges(isMember: boolean): boolean {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (!isMember) return undefined;
    const refresh = () => void queryClient.invalidateQueries();
    const events = new EventSource('/api/events');
    events.onmessage = refresh;
    events.onopen = () => setIsLost(false);
    events.onerror = () => setIsLost(true);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void queryClient.invalidateQueries({ queryKey: ['overview'] });
    }, HEALTH_INTERVAL_MS);
    return () => {
      events.close();
      clearInterval(timer);
    };
  }, [isMember]);
  return isMember && isLost;
}
