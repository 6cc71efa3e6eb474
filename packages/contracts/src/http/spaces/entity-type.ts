import * as z from '@xana/contracts/schema';

/** ENVIRONMENT is official, MUSEUM shows a collection, USER_WORLD was built by a member. Pages use it at run time. */
export const entityType = z.enum(['ENVIRONMENT', 'MUSEUM', 'USER_WORLD']);

export type EntityType = z.output<typeof entityType>;
