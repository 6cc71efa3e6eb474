import { type EntityType, entityType } from '@xana/contracts/http/spaces/entity-type';
import type { SpaceDetails as Space } from '@xana/contracts/http/spaces/space';
import {
  authGetSpaceDetails,
  getSingleWorldHot,
  getSpaceDetails,
  reportVisitSource,
} from '@xana/contracts/http/spaces/space-details';
import { useLocalized } from '@xana/i18n';
import { Link, profilePath, Slot, useOperation } from '@xana/remote-kit';
import { UserText } from '@xana/remote-kit/user-text';
import { useSeesAsVisitor, useSession } from '@xana/session/react';
import { Badge } from '@xana/ui-kit/badge';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { HeartFilledIcon, HeartIcon, PlayIcon } from '@xana/ui-kit/icon';
import { useEffect, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { useEnterSpace } from '../../../shared/enter-space/use-enter-space.ts';
import { useLivePeople } from '../../../shared/live-people/use-live-people.ts';
import { useMarkFavouriteSpace } from '../../../shared/mark-favourite-space/use-mark-favourite-space.ts';
import { DeletedSpaceNotice } from '../../../shared/own-space/deleted-space-notice.tsx';
import { OwnSpaceMenu } from '../../../shared/own-space/own-space-menu.tsx';
import { TagLinks } from '../../../shared/tag-links.tsx';
import { DetailsPage } from '../details-page.tsx';
import * as css from '../details-view.module.css';
import { ShareButton } from '../share-button.tsx';
import { RelatedSpaces } from './related-spaces.tsx';
import { SpaceCover } from './space-cover.tsx';
import { findVisitSource, navigationOf } from './visit-source/find-visit-source.ts';

/** A space or a game. @param type the entity type in the address */
export function SpaceDetails({ id, type }: { id: number; type: string | null }) {
  const localize = useLocalized();
  const known = entityType.safeParse(type);
  return (
    <DetailsPage
      answer={useSpace(id, known.success ? known.data : null)}
      notFoundCode="SPACE_NOT_FOUND"
      titleOf={({ name, localizedNames }) => localize(name, localizedNames)}
    >
      {(space) => <ManagedSpace space={space} />}
    </DetailsPage>
  );
}

/** With a type the operation needs it in its path; without one, the operation has a variant for members. */
function useSpace(id: number, type: EntityType | null) {
  const seesAsVisitor = useSeesAsVisitor();
  const typed = useOperation(getSingleWorldHot, { id, type: type ?? 'USER_WORLD' }, { isEnabled: type !== null });
  const members = useOperation(authGetSpaceDetails, { id }, { isEnabled: type === null && !seesAsVisitor });
  const visitors = useOperation(getSpaceDetails, { id }, { isEnabled: type === null && seesAsVisitor });
  if (type !== null) return typed;
  return seesAsVisitor ? visitors : members;
}

/** The space, or what its creator can undo after deleting it. */
function ManagedSpace({ space }: { space: Space }) {
  useReportVisitSource(space.id);
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <DeletedSpaceNotice space={space} onRestored={() => setIsDeleted(false)} />;
  return <SpaceView space={space} onDeleted={() => setIsDeleted(true)} />;
}

function SpaceView({ space, onDeleted }: { space: Space; onDeleted(): void }) {
  const t = useText();
  const enterLink = useEnterSpace(space.id);
  const { count } = useLivePeople(space.id, true);
  const localize = useLocalized();
  const name = localize(space.name, space.localizedNames);
  return (
    <article className={css.view}>
      <SpaceCover space={space} />
      <div className={css.head}>
        <div className={css.words}>
          <Badge tone="accent">{t(space.isGame ? 'type.game' : `type.${space.entityType}`)}</Badge>
          <h1 className={css.title}>
            <bdi>{name}</bdi>
          </h1>
          <p className={css.soft}>
            {space.user ? (
              <Link to={profilePath(space.user.id)}>{t('details.by', { name: space.user.name })}</Link>
            ) : (
              t('details.official')
            )}
          </p>
        </div>
        <div className={css.actions}>
          <a className={buttonClass({ variant: 'primary' })} {...enterLink}>
            <PlayIcon />
            {t('details.enter')}
          </a>
          <MarkFavouriteSpaceButton space={space} />
          <ShareButton title={name} />
          <OwnSpaceMenu space={space} onDeleted={onDeleted} />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.about}>
          <div className={css.description}>
            <UserText text={localize(space.description, space.localizedDescriptions)} />
          </div>
          {space.tags.length > 0 && <TagLinks tags={space.tags} label={t('details.tags')} className={css.tags} />}
          <ul className={css.numbers} aria-label={t('details.numbers')}>
            <li>{t('details.visits', { count: space.totalVisits })}</li>
            <li>{t('home.online', { count: count ?? space.onlineCount })}</li>
          </ul>
        </div>
        {space.user && <Slot name="details.creator" props={{ userId: space.user.id }} />}
      </div>
      <RelatedSpaces space={space} />
    </article>
  );
}

function MarkFavouriteSpaceButton({ space }: { space: Space }) {
  const t = useText();
  const { isOn, toggle } = useMarkFavouriteSpace(space);
  return (
    <Button data-focus-key={`favourite-${space.id}`} icon={isOn ? <HeartFilledIcon /> : <HeartIcon />} onClick={toggle}>
      {t(isOn ? 'details.removeFavourite' : 'details.addFavourite')}
    </Button>
  );
}

/** Tells the platform once which kind of page led to the space. A failure loses one count. */
function useReportVisitSource(id: number): void {
  const session = useSession();
  useEffect(() => {
    const source = findVisitSource({
      referrer: document.referrer,
      origin: location.origin,
      navigation: navigationOf(window),
    });
    void session.call(reportVisitSource, { id, source }).catch(() => undefined);
  }, [session, id]);
}
