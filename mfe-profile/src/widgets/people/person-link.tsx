import { truncateName } from '@xana/i18n/formats';
import { Link } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { ShortName } from '@xana/ui-kit/short-name';
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
      <Link to={`/profile?user=${id}`} className={css.link} title={name}>
        <Avatar name={name} src={avatar} color={profileIconColor} size={28} />
        <ShortName short={truncateName(name)} full={name} />
      </Link>
    </li>
  );
}
