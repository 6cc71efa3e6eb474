import type { PlatformConfig } from './config/read-config.ts';
import type { Database } from './database/connect-database.ts';
import type { CardProvider } from './gateways/card-provider/card-provider.ts';
import type { PictureStore } from './media/picture-store.ts';
import type { ContractWallets } from './operations/auth/contract-wallets.ts';
import type { SessionEnds } from './operations/auth/sessions/session-ends.ts';
import type { News } from './realtime/news.ts';

/** What every handler works with. */
export interface Platform {
  config: PlatformConfig;
  database: Database;
  /** Told when a session ends, so that its sockets close. */
  sessionEnds: SessionEnds;
  /** Told what sockets should know. */
  news: News;
  pictures: PictureStore;
  contractWallets: ContractWallets;
  /** Null without keys: then nothing can be bought. */
  cards: CardProvider | null;
}
