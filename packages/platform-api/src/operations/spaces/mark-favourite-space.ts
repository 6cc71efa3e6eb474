import type { markFavouriteSpace as contract } from '@xana/contracts/http/spaces/mark-favourite-space';
import type { Handler } from '../../http/handler.ts';

export const markFavouriteSpace: Handler<typeof contract> = async ({ input, database, caller, fail }) => {
  const space = await database.selectFrom('spaces').select('id').where('id', '=', input.id).executeTakeFirst();
  if (!space) throw fail('SPACE_NOT_FOUND');
  const favourite = { user_id: caller.userId, space_id: input.id };
  if (input.isFavourite) {
    await database
      .insertInto('favourites')
      .values(favourite)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await database
      .deleteFrom('favourites')
      .where('user_id', '=', caller.userId)
      .where('space_id', '=', input.id)
      .execute();
  }
  return { isFavourite: input.isFavourite };
};
