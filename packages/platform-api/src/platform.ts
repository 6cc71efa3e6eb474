import type { HandOffInfo } from '@xana/contracts/sockets/hand-off-sockets';
import type { UsedProofs } from './authentication/proofs/used-proofs.ts';
import type { VerifiedTokens } from './authentication/verified-tokens.ts';
import type { PlatformConfig } from './config/platform-config.ts';
import type { createSessionUsers } from './database/auth/sessions.ts';
import type { Database } from './database/connection/connect-database.ts';
import type { CardProvider } from './gateways/card-provider/card-provider.ts';
import type { PushService } from './gateways/push-service/push-service.ts';
import type { RequiredTerms } from './http/require-terms.ts';
import type { MemberLimits } from './limits/member-limits.ts';
import type { PictureStore } from './media/picture-store.ts';
import type { ContractWallets } from './operations/auth/contract-wallets.ts';
import type { IdTokens } from './operations/auth/social/id-tokens.ts';
import type { VisitRecorder } from './operations/spaces/visits/visit-recorder.ts';
import type { OnlineMembers } from './realtime/online-members.ts';
import type { ChatEvents, Signal } from './realtime/signal.ts';

/** What operations need to read rows and to turn them into answers with picture addresses. */
export type QueryContext = Pick<Platform, 'database' | 'config'>;

/** What every handler works with. */
export interface Platform {
  config: PlatformConfig;
  database: Database;
  /** Emits the id of a session that ended, so that its sockets close. */
  sessionEnds: Signal<string>;
  /** Emits the socket room of an app whose hand-off was granted, and the event for it; null: it was denied. */
  handOffs: Signal<{ room: string; info: HandOffInfo | null }>;
  /** Emits the changes in conversations, for the sockets of their members. */
  chatEvents: ChatEvents;
  /** Emits a member's number of unread notifications after it changed, for the member's sockets. */
  unreadCounts: Signal<{ userId: number; unreadCount: number }>;
  /** Emits that a member shows or hides their presence from now on. */
  presences: Signal<{ userId: number; isShown: boolean }>;
  /** Which members have the site open. */
  onlineMembers: OnlineMembers;
  memberLimits: MemberLimits;
  pictures: PictureStore;
  terms: RequiredTerms;
  /** Counts visits of spaces. */
  visits: VisitRecorder;
  contractWallets: ContractWallets;
  accessTokens: VerifiedTokens;
  /** The user of a session that has not expired, as of now. */
  findSessionUser: ReturnType<typeof createSessionUsers>;
  idTokens: IdTokens;
  usedProofs: UsedProofs;
  /** Null without API keys; then purchases are disabled. */
  cards: CardProvider | null;
  /** Null without keys of the site; then no push messages are sent. */
  push: PushService | null;
  /** Reports errors of work that runs outside of a request. */
  onError(error: unknown): void;
}
