import { blockChanged, muteChanged } from '@xana/contracts/events/profile';
import { getBlockedUsers } from '@xana/contracts/http/social/blocks';
import { getMutedUsers } from '@xana/contracts/http/social/mutes';
import type { UserSummary } from '@xana/contracts/http/users/user';
import type { Tag } from '@xana/contracts/tags';
import { useBus, useOperationPages, useRefresh } from '@xana/remote-kit';
import { Paged } from '@xana/remote-kit/paged';
import { Avatar } from '@xana/ui-kit/avatar';
import { ListRow } from '@xana/ui-kit/list-row';
import { useEffect } from 'react';
import { useText as usePeopleText } from '../lists/phrases/phrases.ts';
import { useText } from './phrases/phrases.ts';
import { UnblockButton, UnmuteButton } from './unhide-buttons.tsx';

const PAGE_SIZE = 20;
type HiddenList = typeof getBlockedUsers | typeof getMutedUsers;
type HiddenUser = UserSummary & { username: string };

interface HiddenPeopleProps {
  kind: 'blocked' | 'muted';
  /** Names the list. */
  label: string;
  filter?: { tag: Tag | null; search: string };
}

const ALL = { tag: null, search: '' };

/** The users whom the member blocked or muted, each with the way back. */
export function HiddenPeople({ kind, label, filter: { tag, search } = ALL }: HiddenPeopleProps) {
  const t = useText();
  const people = usePeopleText();
  const bus = useBus();
  const refresh = useRefresh();
  const isBlocks = kind === 'blocked';
  const operation: HiddenList = isBlocks ? getBlockedUsers : getMutedUsers;
  useEffect(() => {
    const reload = () => void refresh(operation);
    return isBlocks ? bus.subscribe(blockChanged, reload) : bus.subscribe(muteChanged, reload);
  }, [bus, isBlocks, operation, refresh]);
  const answer = useOperationPages<HiddenList, HiddenUser>(operation, (pageNumber) => ({
    pageNumber,
    pageSize: PAGE_SIZE,
    search: search || undefined,
    tag: tag ?? undefined,
  }));
  return (
    <Paged
      answer={answer}
      failedText={people('people.failed')}
      skeleton={480}
      whenEmpty={search || tag ? undefined : { hint: t(`empty.${kind}`), action: null }}
    >
      {(rows) => (
        <ul aria-label={label}>
          {rows.map((user) => {
            const { id, name, username, avatar, profileIconColor } = user;
            return (
              <li key={id}>
                <ListRow
                  start={<Avatar name={name} src={avatar} color={profileIconColor} size={44} />}
                  title={<bdi>{name}</bdi>}
                  meta={`@${username.slice(0, 24)}`}
                  end={isBlocks ? <UnblockButton user={user} isShort /> : <UnmuteButton user={user} isShort />}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Paged>
  );
}
