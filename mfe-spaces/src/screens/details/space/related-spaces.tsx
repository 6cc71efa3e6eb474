import type { Space } from '@xana/contracts/http/spaces/space';
import {
  getHotGamesByTagName,
  getHotSpacesByTagName,
  getRecommendedSpaces,
} from '@xana/contracts/http/spaces/space-lists';
import { useTagName } from '@xana/i18n/tags';
import { useOperation, WhenInView } from '@xana/remote-kit';
import { useText } from '../../../phrases/phrases.ts';
import { RAIL_HEIGHT, SpacesRail } from '../../../shared/rails.tsx';
import { SpaceCard } from '../../../shared/space-card.tsx';

/** Rails of spaces with the same first tag and of recommended spaces, both loaded when they come into view. */
export function RelatedSpaces({ space: { id, tags, isGame } }: { space: Space }) {
  const [tag] = tags;
  return (
    <>
      {tag && (
        <WhenInView height={RAIL_HEIGHT}>
          <SameTag tag={tag} isGame={isGame} except={id} />
        </WhenInView>
      )}
      <WhenInView height={RAIL_HEIGHT}>
        <Recommended except={id} />
      </WhenInView>
    </>
  );
}

function SameTag({ tag, isGame, except }: { tag: string; isGame: boolean; except: number }) {
  const t = useText();
  const nameOf = useTagName();
  const answer = useOperation(isGame ? getHotGamesByTagName : getHotSpacesByTagName, { tag });
  return <RelatedRail title={t('details.sameTag', { tag: nameOf(tag) })} answer={answer} except={except} />;
}

function Recommended({ except }: { except: number }) {
  const t = useText();
  return <RelatedRail title={t('rail.recommended')} answer={useOperation(getRecommendedSpaces, {})} except={except} />;
}

interface RelatedRailProps {
  title: string;
  answer: { data?: { rows: Space[] }; isError: boolean; refetch(): unknown };
  /** The space that is shown on the page. */
  except: number;
}

function RelatedRail({ title, answer, except }: RelatedRailProps) {
  return (
    <SpacesRail
      title={title}
      cardWidth="wide"
      answer={answer}
      isShown={({ id }) => id !== except}
      card={(space) => <SpaceCard key={space.id} space={space} />}
    />
  );
}
