import type { BuiltWorld } from '@xana/contracts/http/spaces/built-world';
import { userCreatedWorlds } from '@xana/contracts/http/spaces/own-spaces';
import { sharedPhrases } from '@xana/i18n';
import { messagePhrases } from '@xana/i18n/messages';
import { Link, spacePath, useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { FieldNote } from '@xana/ui-kit/field-note';
import { Picture } from '@xana/ui-kit/picture';
import { TextField } from '@xana/ui-kit/text-field';
import { type ReactNode, useId, useState } from 'react';
import { keepForm } from '../draft-form/keep-form.ts';
import * as styles from '../styles.module.css';
import * as css from './built-world-field.module.css';
import { useText } from './phrases/phrases.ts';
import { isTaken } from './space-values.ts';

/** More of them get a search. */
const MAX_WITHOUT_SEARCH = 6;

interface BuiltWorldFieldProps {
  chosen: number | null;
  /** The edited space, which keeps its own 3D space; null for a new one. */
  ownSpaceId: number | null;
  /** Why the chosen one cannot be submitted. */
  error: string | undefined;
  onChoose(worldId: number | null): void;
}

/** Chooses the 3D space that visitors enter. One that already has a page is listed with the reason and a link to that page. */
export function BuiltWorldField(props: BuiltWorldFieldProps) {
  const t = useText();
  const noteId = useId();
  const { error } = props;
  return (
    <fieldset className={styles.smallStack} aria-describedby={noteId}>
      <legend className={css.legend}>{t('builtWorld')}</legend>
      <FieldNote id={noteId} hint={t('builtWorldHint')} error={error} />
      <Answer of={useOperation(userCreatedWorlds, {})} failedText={t('builtWorldsFailed')} skeleton={120}>
        {(builtWorlds) =>
          builtWorlds.length === 0 ? (
            <p className={styles.soft}>{t('noBuiltWorlds')}</p>
          ) : (
            <BuiltWorlds {...props} builtWorlds={builtWorlds} />
          )
        }
      </Answer>
    </fieldset>
  );
}

function BuiltWorlds({
  builtWorlds,
  chosen,
  ownSpaceId,
  onChoose,
}: BuiltWorldFieldProps & { builtWorlds: BuiltWorld[] }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  const found = builtWorlds.filter(({ id, name }) => id === chosen || name.toLocaleLowerCase().includes(wanted));
  return (
    <>
      {builtWorlds.length > MAX_WITHOUT_SEARCH && (
        <TextField
          label={t('builtWorldSearch')}
          type="search"
          autoComplete="off"
          value={query}
          onKeyDown={keepForm}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <ul className={css.list}>
        <li>
          <Choice isChosen={chosen === null} onChoose={() => onChoose(null)}>
            {t('builtWorldNone')}
          </Choice>
        </li>
        {found.map((world) => (
          <li key={world.id}>
            <Choice
              isChosen={world.id === chosen}
              isDisabled={isTaken(world, ownSpaceId)}
              onChoose={() => onChoose(world.id)}
            >
              <BuiltWorldName world={world} isTaken={isTaken(world, ownSpaceId)} />
            </Choice>
            {world.spaceId !== null && isTaken(world, ownSpaceId) && (
              <Link className={css.page} to={spacePath({ id: world.spaceId, entityType: 'USER_WORLD' })}>
                {t('builtWorldPage')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.soft} role="status">
          {shared('noData')}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  isDisabled?: boolean;
  children: ReactNode;
  onChoose(): void;
}

function Choice({ isChosen, isDisabled = false, children, onChoose }: ChoiceProps) {
  return (
    <label className={css.choice} data-disabled={isDisabled || undefined}>
      <input type="radio" name="builtWorld" checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      {children}
    </label>
  );
}

function BuiltWorldName({ world: { name, thumbnail }, isTaken }: { world: BuiltWorld; isTaken: boolean }) {
  const message = messagePhrases.useText();
  return (
    <>
      <span className={css.picture}>
        <Picture src={thumbnail} alt="" sizes="72px" ratio="16 / 9" />
      </span>
      <span className={css.words}>
        <bdi>{name}</bdi>
        {isTaken && <span className={styles.soft}>{message('SPACE_ALREADY_ADDED')}</span>}
      </span>
    </>
  );
}
