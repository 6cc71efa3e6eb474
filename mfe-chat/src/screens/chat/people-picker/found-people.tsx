import { sharedPhrases } from '@xana/i18n';
import { conversationPath, Link } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { ListRow } from '@xana/ui-kit/list-row';
import { PickerGroup } from '@xana/ui-kit/picker';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { KeyboardEvent } from 'react';
import { FROM_PICKER } from './from-picker.ts';
import { useText } from './phrases/phrases.ts';
import { type PickedPerson, usePeople } from './use-people.ts';

interface FoundPeopleProps {
  /** Empty while the member has not typed. */
  search: string;
  onKeyDown(event: KeyboardEvent): void;
  onChoose(): void;
}

/** The people of a search, or those who are offered without one, as links to their conversation. */
export function FoundPeople({ search, ...on }: FoundPeopleProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { people, isError, retry } = usePeople(search);
  if (isError) return <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={retry} />;
  if (!people) return <Skeleton height={320} label={shared('loading')} />;
  const { followed, others } = people;
  const count = followed.length + others.length;
  return (
    <>
      <PersonLinks title={t('following')} people={followed} {...on} />
      <PersonLinks title={t(search === '' ? 'popular' : 'others')} people={others} {...on} />
      {count === 0 && <EmptyState text={t('none')} />}
      <VisuallyHidden>
        <span role="status">{search !== '' && t('found', { count })}</span>
      </VisuallyHidden>
    </>
  );
}

interface PersonLinksProps extends Omit<FoundPeopleProps, 'search'> {
  title: string;
  people: readonly PickedPerson[];
}

function PersonLinks({ title, people, onKeyDown, onChoose }: PersonLinksProps) {
  if (people.length === 0) return null;
  return (
    <PickerGroup title={title}>
      {people.map(({ id, name, username, avatar, profileIconColor }) => (
        <li key={id}>
          <ListRow
            start={<Avatar name={name} src={avatar} color={profileIconColor} size={40} />}
            title={<bdi>{name}</bdi>}
            meta={username && `@${username}`}
            link={(children, className) => (
              <Link
                className={className}
                to={conversationPath(id)}
                state={FROM_PICKER}
                onKeyDown={onKeyDown}
                onClick={onChoose}
              >
                {children}
              </Link>
            )}
          />
        </li>
      ))}
    </PickerGroup>
  );
}
