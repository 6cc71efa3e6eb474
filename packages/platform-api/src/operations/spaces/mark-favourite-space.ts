import type { markFavouriteSpace as contract } from '@xana/contracts/http/spaces/mark-favourite-space';
import type { Handler } from '../../http/handler.ts';

export const markFavouriteSpace: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const space = await database.selectFrom('spaces').select('id').where('id', '=', input.id).executeTakeFirst();
  if (!space) throw apiError('SPACE_NOT_FOUND');
  const favourite = { user_id: caller.userId, space_id: input.id };
  const add = () =>
    database
      .insertInto('favourites')
      .values(favourite)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const remove = () =>
    database
      .deleteFrom('favourites')
      .where('user_id', '=', caller.userId)
      .where('space_id', '=', input.id)
      .returning('space_id')
      .executeTakeFirst();
  if (input.isFavourite) await add();
  else if (!(await remove()) && input.isFavourite !== false) {
    await add();
    return { isFavourite: true };
  }
  return { isFavourite: input.isFavourite ?? false };
};
