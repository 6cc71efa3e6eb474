import { getPeopleInSpace } from '@xana/contracts/http/spaces/space-presences';
import { Link, profilePath, useOperation } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { useText } from '../../phrases/phrases.ts';
import { LOBBY } from '../../shared/lobby.ts';
import * as css from './lobby-people.module.css';

const MAX_SHOWN = 6;
const REFRESH_MS = 60_000;

/** The members who are in the Lobby now, friends first, as faces that link to their profiles. */
export function LobbyPeople() {
  const t = useText();
  const { data } = useOperation(getPeopleInSpace, { spaceId: LOBBY.id }, { everyMilliseconds: REFRESH_MS });
  if (!data || data.rows.length === 0) return null;
  return (
    <ul className={css.people} aria-label={t('home.inLobby')}>
      {data.rows.slice(0, MAX_SHOWN).map(({ id, name, avatar, profileIconColor }) => (
        <li key={id}>
          <Link to={profilePath(id)} className={css.person} title={name} aria-label={name}>
            <Avatar name={name} src={avatar} color={profileIconColor} size={36} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
