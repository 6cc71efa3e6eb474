import { truncateName } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import * as css from './people.module.css';

export interface Person {
  id: number;
  name: string;
  avatar: string | null;
  profileIconColor: string;
}

export function PersonLink({ person: { id, name, avatar, profileIconColor } }: { person: Person }) {
  return (
    <li>
      <Link to={`/profile?user=${id}`} className={css.link} title={name} aria-label={name}>
        <Avatar name={name} src={avatar} color={profileIconColor} size={28} />
        {truncateName(name)}
      </Link>
    </li>
  );
}
