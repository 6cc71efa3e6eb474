import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { useDocumentTitle, useNavigate, useOperation, useRouteParams, useSearchParams } from '@xana/remote-kit';
import { useSearchText } from '@xana/remote-kit/search-text';
import { TagFilter } from '@xana/remote-kit/tag-filter';
import { useMember } from '@xana/session/react';
import { SearchField } from '@xana/ui-kit/search-field';
import { Tabs } from '@xana/ui-kit/tabs';
import { useEffect, useRef } from 'react';
import { HiddenPeople } from '../../shared/people/hide-user/hidden-people.tsx';
import { UserNotFound } from '../../shared/people/user-not-found/user-not-found.tsx';
import { FindPeople } from './find-people.tsx';
import * as css from './friends-screen.module.css';
import { isPrivate, OPTIONS, type PeopleFilter, readPeopleFilter, writePeopleFilter } from './people-filter.ts';
import { PeopleResults } from './people-results.tsx';
import { useText } from './phrases/phrases.ts';

const MAX_LENGTH = 256;

/** `/follow-user/{userId}?option=followings`: a user's followings and followers; of the member also close friends and people to follow. */
export function FriendsScreen() {
  const t = useText();
  const navigate = useNavigate();
  const member = useMember();
  const [query] = useSearchParams();
  const userId = Number(useRouteParams('/follow-user/:userId').userId);
  const isId = Number.isInteger(userId) && userId > 0 && userId < 1e9;
  const isOwn = member?.id === userId;
  const profile = useOperation(getUserProfile, { userId }, { isEnabled: isId });
  const isMissing = !isId || profile.error?.code === 'USER_NOT_FOUND';
  const title = isOwn ? t('titleOwn') : profile.data ? t('titleOf', { name: profile.data.name }) : t('title');
  useDocumentTitle(title);
  if (isMissing) return <UserNotFound />;
  const filter = readPeopleFilter(query);
  const choose = (change: Partial<PeopleFilter>) =>
    navigate({ search: writePeopleFilter({ ...filter, ...change }) }, { replace: true });
  const options = OPTIONS.filter((option) => isOwn || !isPrivate(option));
  return (
    <div className={css.friends}>
      <h1 className={css.title}>{title}</h1>
      <PeopleSearch initial={filter.search} onSearch={(search) => choose({ search })} />
      <Tabs
        label={t('lists')}
        chosen={options.find((option) => option === filter.option) ?? 'followings'}
        onChoose={(option) => choose({ option })}
        tabs={options.map((id) => ({
          id,
          name: t(`list.${id}`),
          content: (
            <div className={css.results}>
              {id !== 'find' && (
                <TagFilter
                  label={t('tags')}
                  moreLabel={t('moreTags')}
                  chosen={filter.tag}
                  onChoose={(tag) => choose({ tag })}
                />
              )}
              {id === 'find' ? (
                <FindPeople search={filter.search} />
              ) : id === 'blocked' || id === 'muted' ? (
                <HiddenPeople kind={id} label={t(`list.${id}`)} filter={filter} />
              ) : (
                <PeopleResults userId={userId} isOwn={isOwn} filter={{ ...filter, option: id }} />
              )}
            </div>
          ),
        }))}
      />
    </div>
  );
}

/** Searches while the user types, but not during an IME composition; Enter searches at once. */
function PeopleSearch({ initial, onSearch }: { initial: string; onSearch(search: string): void }) {
  const t = useText();
  const { search, field } = useSearchText(initial);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => latest.current(search), [search]);
  return (
    <div className={css.search}>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        placeholder={t('search')}
        maxLength={MAX_LENGTH}
        {...field}
        onSubmit={(value) => onSearch(value.trim())}
      />
    </div>
  );
}
