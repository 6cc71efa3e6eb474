import { sharedPhrases } from '@xana/i18n';
import { truncateName } from '@xana/i18n/formats';
import { Link, profilePath } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { ShortName } from '@xana/ui-kit/short-name';
import { SideList, SideTitle, sideLinkClass } from '@xana/ui-kit/side-list';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { EmptyListHint } from '../../shared/people/lists/empty-list-hint.tsx';
import { useText } from '../../shared/people/lists/phrases/phrases.ts';

interface Person {
  id: number;
  name: string;
  avatar: string | null;
  profileIconColor: string;
}

interface PeopleListProps {
  title: string;
  people: Person[] | undefined;
  isError: boolean;
  onRetry(): void;
  whenEmpty?: EmptyListHint;
  /** People who are online: marked with a dot, and announced with the label. */
  online?: { ids: ReadonlySet<number>; label: string };
  children?: React.ReactNode;
}

/** A titled list of people, as links to their profiles. */
export function PeopleList({ title, people, isError, onRetry, whenEmpty, online, children }: PeopleListProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  return (
    <section aria-label={title}>
      <SideTitle>{title}</SideTitle>
      {isError && (
        <ErrorState
          title={shared('noData')}
          text={t('people.failed')}
          retryLabel={shared('tryAgain')}
          onRetry={onRetry}
        />
      )}
      {!isError && !people && <Skeleton height={418} label={shared('loading')} />}
      {people?.length === 0 && <EmptyState text={shared('noData')} {...whenEmpty} />}
      <SideList>
        {people?.map((person) => (
          <PersonLink key={person.id} person={person} online={online?.ids.has(person.id) ? online.label : null} />
        ))}
      </SideList>
      {children}
    </section>
  );
}

function PersonLink({ person, online }: { person: Person; online: string | null }) {
  const { id, name, avatar, profileIconColor } = person;
  return (
    <li>
      <Link to={profilePath(id)} className={sideLinkClass()} title={name}>
        <Avatar name={name} src={avatar} color={profileIconColor} size={28} isOnline={online !== null} />
        <ShortName short={truncateName(name)} full={name} />
        {online && <VisuallyHidden>{online}</VisuallyHidden>}
      </Link>
    </li>
  );
}
