import type { SessionState } from '@xana/session';

/** Whose answers a cache holds: one member's never show for another member or for a visitor. */
export function personOf(state: SessionState): string {
  return state.status === 'member' ? String(state.user.id) : state.status;
}
