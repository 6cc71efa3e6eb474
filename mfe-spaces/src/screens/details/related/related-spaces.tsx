import { getHotGamesByTagName } from '@xana/contracts/http/spaces/get-hot-games';
import { getHotSpacesByTagName } from '@xana/contracts/http/spaces/get-hot-spaces';
import { getRecommendedSpaces } from '@xana/contracts/http/spaces/get-recommended-spaces';
import type { Space } from '@xana/contracts/http/spaces/space';
import { useTagName } from '@xana/i18n/tags';
import { useOperation, WhenInView } from '@xana/remote-kit';
import { useText } from '../../../phrases/phrases.ts';
import { RailOf } from '../../../shared/rail-of.tsx';
import { SpaceCard } from '../../../shared/space-card.tsx';

const RAIL_HEIGHT = 320;

/** Where to go from here: what shares its first tag, then what the reader may like. Both are below the first screen. */
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
  return <SpacesRail title={t('details.sameTag', { tag: nameOf(tag) })} answer={answer} except={except} />;
}

function Recommended({ except }: { except: number }) {
  const t = useText();
  return <SpacesRail title={t('rail.recommended')} answer={useOperation(getRecommendedSpaces, {})} except={except} />;
}

interface SpacesRailProps {
  title: string;
  answer: { data?: { rows: Space[] }; isError: boolean; refetch(): unknown };
  /** The space that is being looked at. */
  except: number;
}

function SpacesRail({ title, answer, except }: SpacesRailProps) {
  const data = answer.data && { rows: answer.data.rows.filter(({ id }) => id !== except) };
  return (
    <RailOf
      title={title}
      cardWidth="wide"
      answer={{ ...answer, data }}
      card={(space) => <SpaceCard key={space.id} space={space} />}
    />
  );
}
