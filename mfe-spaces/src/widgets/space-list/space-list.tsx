import { favouriteChanged } from '@xana/contracts/events/spaces';
import { getFavouriteSpaceList } from '@xana/contracts/http/spaces/favourites';
import type { Space } from '@xana/contracts/http/spaces/space';
import { getAllSpaces } from '@xana/contracts/http/spaces/space-lists';
import { sharedPhrases, useLocalized } from '@xana/i18n';
import { truncateName } from '@xana/i18n/formats';
import { Link, spacePath, useBus, useLocation, useOperation, useRefresh } from '@xana/remote-kit';
import { useMember, useSeesAsVisitor } from '@xana/session/react';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { HomeIcon, LobbyIcon } from '@xana/ui-kit/icon';
import { Picture } from '@xana/ui-kit/picture';
import { ShortName } from '@xana/ui-kit/short-name';
import { SideList, SideTitle, sideLinkClass } from '@xana/ui-kit/side-list';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { LOBBY } from '../../shared/lobby.ts';
import { useNoFavourites } from '../../shared/no-favourites.tsx';
import * as css from './space-list.module.css';

const FAVOURITES_SHOWN = 8;
const SPACES_SHOWN = 10;

/** The spaces of the sidebar: Top, Lobby, then a member's favourites or, for a visitor, public spaces. */
export function SpaceList() {
  const t = useText();
  const { spaces, isError, retry } = useListedSpaces();
  const shared = sharedPhrases.useText();
  const localize = useLocalized();
  const isMember = useMember() !== null;
  const noFavourites = useNoFavourites();
  return (
    <nav aria-label={t('list.title')}>
      <SideTitle>{t('list.title')}</SideTitle>
      <SideList>
        <SpaceListLink to="/" name={t('list.top')} icon={<HomeIcon size={18} />} />
        <SpaceListLink to={spacePath(LOBBY)} name={t('list.lobby')} icon={<LobbyIcon size={18} />} />
        {spaces?.map(({ id, name, localizedNames, thumbnail, entityType }) => (
          <SpaceListLink
            key={id}
            to={spacePath({ id, entityType })}
            name={localize(name, localizedNames)}
            picture={thumbnail}
          />
        ))}
      </SideList>
      {!spaces && !isError && <Skeleton height={418} label={shared('loading')} />}
      {spaces?.length === 0 && <EmptyState text={shared('noData')} {...(isMember ? noFavourites : {})} />}
      {isError && (
        <ErrorState title={shared('noData')} text={t('list.failed')} retryLabel={shared('tryAgain')} onRetry={retry} />
      )}
    </nav>
  );
}

function useListedSpaces(): { spaces: Space[] | undefined; isError: boolean; retry(): void } {
  const seesAsVisitor = useSeesAsVisitor();
  const bus = useBus();
  const refresh = useRefresh();
  const favourites = useOperation(
    getFavouriteSpaceList,
    { page: 1, limit: FAVOURITES_SHOWN },
    { isEnabled: !seesAsVisitor },
  );
  const publicSpaces = useOperation(
    getAllSpaces,
    { pageNumber: 1, pageSize: SPACES_SHOWN + 1 },
    { isEnabled: seesAsVisitor },
  );
  useEffect(() => bus.subscribe(favouriteChanged, () => void refresh(getFavouriteSpaceList)), [bus, refresh]);
  const shown = seesAsVisitor ? publicSpaces : favourites;
  const spaces = seesAsVisitor
    ? publicSpaces.data?.rows.filter(({ id }) => id !== LOBBY.id).slice(0, SPACES_SHOWN)
    : favourites.data?.rows.map(({ metaverseWorld }) => metaverseWorld);
  return { spaces, isError: shown.isError, retry: () => void shown.refetch() };
}

interface SpaceListLinkProps {
  to: string;
  name: string;
  icon?: ReactNode;
  picture?: string;
}

function SpaceListLink({ to, name, icon, picture }: SpaceListLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = to.split('?')[0] === pathname;
  return (
    <li>
      <Link to={to} className={sideLinkClass()} aria-current={isCurrent ? 'page' : undefined} title={name}>
        {picture ? (
          <span className={css.picture}>
            <Picture src={picture} alt="" sizes="28px" ratio="1" />
          </span>
        ) : (
          <span className={css.icon}>{icon}</span>
        )}
        <ShortName short={truncateName(name)} full={name} />
      </Link>
    </li>
  );
}
