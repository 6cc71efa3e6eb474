import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { OperationError } from '@xana/api-client';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import { useSession, useSessionState } from '@xana/session/react';
import { useCallback } from 'react';
import { callOperation } from './call-operation.ts';
import { personOf } from './person.ts';

export interface ReadOptions {
  /** False while the input is not known yet. */
  isEnabled?: boolean;
  /** Polling interval while the page is visible. */
  everyMilliseconds?: number;
  staleMilliseconds?: number;
}

/**
 * Reads an operation and caches the answer for all React roots of this remote. Waits while the session is being restored,
 * so that a member never sees a visitor's list first. During an outage members' calls fail, and public ones answer as for a
 * visitor.
 */
export function useOperation<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  { isEnabled = true, everyMilliseconds, staleMilliseconds }: ReadOptions = {},
): UseQueryResult<OutputOf<Op>, OperationError<Op>> {
  const session = useSession();
  const state = useSessionState();
  return useQuery<OutputOf<Op>, OperationError<Op>>({
    queryKey: [operation.id, input, personOf(state)],
    queryFn: ({ signal }) => callOperation(session, operation, input, { signal }),
    enabled: isEnabled && isAnswerable(operation, state.status),
    refetchInterval: everyMilliseconds ?? false,
    ...(staleMilliseconds === undefined ? {} : { staleTime: staleMilliseconds }),
  });
}

interface List<Row> {
  count: number;
  rows: Row[];
}

interface PagesOptions<Op extends Operation, Row> extends Omit<ReadOptions, 'everyMilliseconds'> {
  /** How long the pages are kept after the list has left the screen. */
  keepMilliseconds?: number;
  /** Selects the list in an answer that contains one. */
  listOf?(answer: OutputOf<Op>): List<Row>;
}

/**
 * Reads a list page by page; `inputOf(page)` returns the input of page 1, 2, …, and `count` of the answer ends it. A pending refetch
 * ends before the next page is requested, because it may show a change that the pages do not contain.
 */
export function useOperationPages<Op extends Operation, Row = RowOf<Op>>(
  operation: Op,
  inputOf: (page: number) => InputOf<Op>,
  {
    isEnabled = true,
    staleMilliseconds,
    keepMilliseconds,
    listOf = (answer) => answer as List<Row>,
  }: PagesOptions<Op, Row> = {},
) {
  const session = useSession();
  const state = useSessionState();
  const client = useQueryClient();
  const queryKey = [operation.id, 'pages', inputOf(1), personOf(state)];
  const query = useInfiniteQuery<List<Row>, OperationError<Op>, InfiniteData<List<Row>>, QueryKey, number>({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      listOf(await callOperation(session, operation, inputOf(pageParam), { signal })),
    initialPageParam: 1,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, page) => sum + page.rows.length, 0);
      return last.rows.length > 0 && shown < last.count ? all.length + 1 : undefined;
    },
    enabled: isEnabled && isAnswerable(operation, state.status),
    ...(staleMilliseconds === undefined ? {} : { staleTime: staleMilliseconds }),
    ...(keepMilliseconds === undefined ? {} : { gcTime: keepMilliseconds }),
  });
  const { fetchNextPage: fetchNext, refetch } = query;
  const hash = hashKey(queryKey);
  const fetchNextPage = useCallback(async () => {
    const pending = client.getQueryCache().get(hash)?.state;
    // Both join what is pending: the library would cancel it.
    if (pending?.fetchStatus === 'fetching' && pending.data !== undefined) await refetch({ cancelRefetch: false });
    await fetchNext({ cancelRefetch: false });
  }, [client, hash, refetch, fetchNext]);
  return {
    ...query,
    fetchNextPage,
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    count: query.data?.pages[0]?.count ?? 0,
  };
}

export type RowOf<Op extends Operation> = OutputOf<Op> extends { rows: (infer Row)[] } ? Row : never;

function isAnswerable(operation: Operation, status: string): boolean {
  if (operation.authorization === 'required') return status === 'member' || status === 'unreachable';
  return operation.authorization === 'none' || status !== 'restoring';
}
