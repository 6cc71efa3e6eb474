import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { ComboBox } from '@xana/ui-kit/combo-box';
import { Picture } from '@xana/ui-kit/picture';
import { Skeleton } from '@xana/ui-kit/skeleton';
import * as css from './create-space-dialog.module.css';
import { useText } from './phrases/phrases.ts';

interface BuiltWorldFieldProps {
  chosen: number | null;
  /** Why the chosen one cannot be submitted. */
  error: string | undefined;
  onChoose(worldId: number | null): void;
}

/** Chooses the built world of the space. One that already has a space is listed, but cannot be submitted. */
export function BuiltWorldField({ chosen, error, onChoose }: BuiltWorldFieldProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const built = useOperation(userCreatedWorlds, {});
  return (
    <Answer
      of={built}
      failedText={t('builtWorldsFailed')}
      skeleton={<Skeleton height={64} label={shared('loading')} />}
    >
      {(all) => (
        <ComboBox
          label={t('builtWorld')}
          hint={t('builtWorldHint')}
          openLabel={t('allBuiltWorlds')}
          emptyText={shared('noData')}
          error={error}
          choices={all.map(({ id, name, thumbnail, spaceId }) => ({
            id: String(id),
            name,
            picture: (
              <span className={css.builtWorld}>
                <Picture src={thumbnail} alt="" sizes="48px" ratio="3 / 2" />
              </span>
            ),
            ...(spaceId === null ? {} : { hint: t('builtWorldTaken') }),
          }))}
          chosen={chosen === null ? null : String(chosen)}
          onChoose={(id) => onChoose(id === null ? null : Number(id))}
        />
      )}
    </Answer>
  );
}
