import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import type { Space } from '@xana/contracts/http/spaces/space';
import { authGetSpaceDetails, getSingleWorldHot } from '@xana/contracts/http/spaces/space-details';
import {
  getAllSpaces,
  getHotGamesPrev7Days,
  getHotSpacesPrev7Days,
  getRecommendedSpaces,
} from '@xana/contracts/http/spaces/space-lists';
import { useEditAnswers, useEditRows } from '@xana/remote-kit';
import { useFavouriteToggle } from '../use-favourite-toggle.ts';

/** Marks a space as a favourite: shown at once here, in the lists of the page and in the sidebar. */
export function useMarkFavouriteSpace(space: Space) {
  const showFavourite = useShowFavourite();
  return useFavouriteToggle(space, (wanted) => showFavourite(space, wanted));
}

/** Lists whose rows are spaces. */
const LISTS = [getAllSpaces, getHotSpacesPrev7Days, getHotGamesPrev7Days, getRecommendedSpaces];

/** Changes every cached answer that contains the mark. The returned function reverts the change. */
function useShowFavourite(): (space: Space, isFavourite: boolean) => () => void {
  const edit = useEditAnswers();
  const editRows = useEditRows();
  return (space, isFavourite) => {
    const mark = <Row extends Space>(row: Row, value = isFavourite): Row =>
      row.id === space.id ? { ...row, isFavourite: value } : row;
    editRows(getAllSpaces, (row) => mark(row));
    const undo = [
      edit(getSingleWorldHot, (answer) => mark(answer)),
      edit(authGetSpaceDetails, (answer) => mark(answer)),
      ...LISTS.map((list) =>
        edit<(typeof LISTS)[number]>(list, ({ count, rows }) => ({ count, rows: rows.map((row) => mark(row)) })),
      ),
      edit(getFavouriteSpaceList, ({ count, rows }, { limit }) => {
        const others = rows.filter(({ metaverseWorld }) => metaverseWorld.id !== space.id);
        if (!isFavourite) return { count: count - 1, rows: others };
        return {
          count: count + 1,
          rows: [{ metaverseWorld: { ...space, isFavourite } }, ...others].slice(0, limit),
        };
      }),
    ];
    return () => {
      editRows(getAllSpaces, (row) => mark(row, !isFavourite));
      for (const each of undo) each();
    };
  };
}
