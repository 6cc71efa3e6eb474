import { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { useOperation } from '@xana/remote-kit';
import { ComboBox } from '@xana/ui-kit/combo-box';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Picture } from '@xana/ui-kit/picture';
import { Skeleton } from '@xana/ui-kit/skeleton';
import * as css from './create-space-dialog.module.css';
import { useText } from './phrases/phrases.ts';

interface BuiltWorldFieldProps {
  chosen: number | null;
  isTaken: boolean;
  onChoose(worldId: number | null): void;
}

/** Chooses the built world of the space. One that already has a space is listed, but cannot be submitted. */
export function BuiltWorldField({ chosen, isTaken, onChoose }: BuiltWorldFieldProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const message = messagePhrases.useText();
  const { data, isError, refetch } = useOperation(userCreatedWorlds, {});
  if (isError) {
    return <ErrorState title={t('builtWorldsFailed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={64} label={shared('loading')} />;
  return (
    <ComboBox
      label={t('builtWorld')}
      hint={t('builtWorldHint')}
      openLabel={t('allBuiltWorlds')}
      emptyText={shared('noData')}
      error={isTaken ? message('SPACE_ALREADY_ADDED') : undefined}
      choices={data.map(({ id, name, thumbnail, spaceId }) => ({
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
  );
}
