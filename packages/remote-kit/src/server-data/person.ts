import type { SessionState } from '@xana/session';

/** The user in a cache key: a member's data is never shown to another member or a visitor. */
export function personOf(state: SessionState): string {
  return state.status === 'member' ? String(state.user.id) : state.status;
}
