import { Notice } from '@xana/ui-kit/notice';
import { phrases } from '../phrases/phrases.ts';
import type { CommandRequest } from '../server/desk-client.ts';
import { useAccess, useMe } from '../server/use-desk-data.ts';
import * as css from './access.module.css';
import { accessChangeOf, waitsForSecond } from './access-changes.ts';
import { EVERY } from './use-permission.ts';

type Request = Pick<CommandRequest, 'args' | 'options'> & { verb: string };

/**
 * What a command would change in the access list, and whether it will wait for a second person.
 *
 * @param isApproved the second person is about to decide
 */
export function AccessPlan({ request, isApproved = false }: { request: Request; isApproved?: boolean }) {
  const text = phrases.useText();
  const { data } = useAccess();
  if (!data) return null;
  return (
    <>
      <output className={css.plan}>
        <RoleLines request={request} />
      </output>
      <Notice tone="warning" text={!isApproved && waitsForSecond(data, request) && text('willWait')} />
    </>
  );
}

function RoleLines({ request }: { request: Request }) {
  const text = phrases.useText();
  const { data } = useAccess();
  const me = useMe().data;
  const change = data && accessChangeOf(data, request);
  if (!change) return null;
  const { name, of, added, removed, renamed, isNewMember, isGone } = change;
  const roles = [...added.map((role) => `+ ${role}`), ...removed.map((role) => `− ${role}`)].join(', ');
  const isOwn = me?.subject !== undefined && Object.values(request.options).includes(me.subject);
  return (
    <>
      {roles && (
        <p>
          <b>{text('accessChange', { name, roles, of: of === EVERY ? text('allMicrofrontends') : of })}</b>
        </p>
      )}
      {isNewMember && roles && <p>{text('newMember', { name })}</p>}
      {renamed && <p>{text('renamed', { name, renamed })}</p>}
      {isGone && <p>{text('noRoleLeft', { name })}</p>}
      {isOwn && removed.includes('admin') && <p>{text('ownAdmin')}</p>}
    </>
  );
}
