import type { searchAll } from '@xana/contracts/http/search/search-all';
import type { OutputOf } from '@xana/contracts/operation';
import { useFormats } from '@xana/i18n/formats';
import { profilePath } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { MarkedText } from '@xana/remote-kit/marked-text';
import { MessageLink } from '@xana/remote-kit/message-link';
import { Avatar } from '@xana/ui-kit/avatar';
import { ListRow } from '@xana/ui-kit/list-row';
import { readSearch } from '@xana/validation';
import { FollowUserButton } from '../../shared/people/actions/follow-user/follow-user-button.tsx';
import { personActionPhrases } from '../../shared/people/actions/phrases/phrases.ts';
import * as css from './found-people.module.css';

export type PersonHit = OutputOf<typeof searchAll>['paginatedResults'][number];

const DEFAULT_COLOR = '#5b3df5';

/** A person with the matches of the search marked in name, username and bio. */
export function FoundPerson({ hit, query }: { hit: PersonHit; query: string }) {
  const personActions = personActionPhrases.useText();
  const formats = useFormats();
  const count = hit.followerCount ?? 0;
  return (
    <ListRow
      start={<Avatar name={hit.name} src={hit.image} color={hit.color ?? DEFAULT_COLOR} size={56} />}
      title={
        <bdi>
          <MarkedText text={hit.name} search={readSearch(query).text} />
        </bdi>
      }
      meta={
        <>
          <span className={css.line}>
            @<MarkedText text={hit.user_name ?? ''} search={readSearch(query).text} /> ·{' '}
            {personActions('followers', { count, number: formats.compact(count) })}
          </span>
          {hit.description && (
            <bdi className={css.line}>
              <MarkedText text={hit.description} search={readSearch(query).text} isExcerpt />
            </bdi>
          )}
        </>
      }
      link={linkTo(profilePath(hit.id))}
      end={
        <div className={css.actions}>
          <MessageLink userId={hit.id} label={personActions('messageName', { name: hit.name })} />
          <FollowUserButton userId={hit.id} name={hit.name} isFollowing={hit.isFollowing ?? false} />
        </div>
      }
    />
  );
}
