import { authOperations } from './auth/operations.ts';
import { avatarsOperations } from './avatars/operations.ts';
import { chatOperations } from './chat/operations.ts';
import { eventsOperations } from './events/operations.ts';
import { feedsOperations } from './feeds/operations.ts';
import { followOperations } from './follow/operations.ts';
import { marketplaceOperations } from './marketplace/operations.ts';
import { paymentsOperations } from './payments/operations.ts';
import { searchOperations } from './search/operations.ts';
import { socialOperations } from './social/operations.ts';
import { spacesOperations } from './spaces/operations.ts';
import { uploadsOperations } from './uploads/operations.ts';
import { usersOperations } from './users/operations.ts';

/** Every call of the platform: what the server must answer and what its OpenAPI document describes. */
export const allOperations = {
  ...authOperations,
  ...avatarsOperations,
  ...chatOperations,
  ...eventsOperations,
  ...feedsOperations,
  ...followOperations,
  ...marketplaceOperations,
  ...paymentsOperations,
  ...searchOperations,
  ...socialOperations,
  ...spacesOperations,
  ...uploadsOperations,
  ...usersOperations,
} as const;
