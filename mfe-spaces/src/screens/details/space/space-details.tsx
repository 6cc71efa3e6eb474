import { entityType } from '@xana/contracts/http/spaces/entity-type';
import { useLocalized } from '../../../shared/use-localized.ts';
import { DetailsPage } from '../details-page.tsx';
import { SpaceView } from './space-view.tsx';
import { useSpace } from './use-space.ts';

/** A space or a game; `type` is what the address says about it. */
export function SpaceDetails({ id, type }: { id: number; type: string | null }) {
  const localize = useLocalized();
  const known = entityType.safeParse(type);
  const answer = useSpace(id, known.success ? known.data : null);
  return (
    <DetailsPage
      answer={answer}
      goneCode="SPACE_NOT_FOUND"
      titleOf={({ name, localizedNames }) => localize(name, localizedNames)}
    >
      {(space) => <SpaceView space={space} />}
    </DetailsPage>
  );
}
