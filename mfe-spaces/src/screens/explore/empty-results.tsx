import { getSpaceFacets } from '@xana/contracts/http/spaces/space-lists';
import type { Tag } from '@xana/contracts/tags';
import { useFormats } from '@xana/i18n/formats';
import { useTagName } from '@xana/i18n/tags';
import { useOperation } from '@xana/remote-kit';
import { useSeesAsVisitor, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import type { ReactNode } from 'react';
import type { ExploreFilter } from './explore-filter.ts';
import * as css from './explore-screen.module.css';
import { useText } from './phrases/phrases.ts';
import { spaceQueryOf } from './space-query.ts';

interface EmptyResultsProps {
  kind: 'space' | 'game';
  filter: ExploreFilter;
  onChoose(change: Partial<ExploreFilter>): void;
}

/** What an empty list suggests: to remove a tag, or how a list of one's own fills. */
export function useEmptyResults(props: EmptyResultsProps): { hint: string; action: ReactNode } | undefined {
  const t = useText();
  const session = useSession();
  const { filter, onChoose } = props;
  if (filter.tags.length > 0) {
    const action = (
      <div className={css.removals}>
        {filter.tags.map((tag) => (
          <RemoveTag key={tag} tag={tag} {...props} />
        ))}
      </div>
    );
    return { hint: t('empty.tags'), action };
  }
  if (filter.list === 'mine')
    return { hint: t('empty.mine'), action: <Button onClick={session.requestCreateSpace}>{t('empty.create')}</Button> };
  if (filter.list === 'favourites')
    return {
      hint: t('empty.favourites'),
      action: <Button onClick={() => onChoose({ list: 'mostActive' })}>{t('empty.hot')}</Button>,
    };
  return undefined;
}

/** Removes one tag; its name has the number of results without it. */
function RemoveTag({ tag, kind, filter, onChoose }: EmptyResultsProps & { tag: Tag }) {
  const t = useText();
  const formats = useFormats();
  const nameOf = useTagName();
  const tags = filter.tags.filter((each) => each !== tag);
  const { facets } = spaceQueryOf({ list: filter.list, tags }, kind, useSeesAsVisitor());
  const { data } = useOperation(getSpaceFacets, facets ?? {}, { isEnabled: facets !== null });
  const number = data ? formats.number(data.count) : '…';
  return (
    <Button size="small" onClick={() => onChoose({ tags })}>
      {t('empty.remove', { tag: nameOf(tag), number })}
    </Button>
  );
}
