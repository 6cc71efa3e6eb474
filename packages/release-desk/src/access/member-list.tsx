import type { DeskAccess } from '@xana/contracts/releases/desk';
import { Badge } from '@xana/ui-kit/badge';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Change } from '../change/change-kinds.ts';
import { phrases } from '../phrases/phrases.ts';
import * as css from './access.module.css';
import { useAdministered } from './use-permission.ts';

type Member = DeskAccess['members'][number];

/** Who may do what. An admin grants roles here and takes them back. */
export function MemberList({ members }: { members: readonly Member[] }) {
  const text = phrases.useText();
  const [change, setChange] = useState<Change>();
  const [first] = useAdministered();
  return (
    <>
      {first && (
        <div>
          <Button variant="primary" onClick={() => setChange({ kind: 'grant', name: first })}>
            {text('addMember')}
          </Button>
        </div>
      )}
      <ul className={css.members}>
        {members.map((member) => (
          <MemberRow key={`${member.kind} ${member.subject}`} member={member} onChange={setChange} />
        ))}
      </ul>
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

function MemberRow({ member, onChange }: { member: Member; onChange(change: Change): void }) {
  const text = phrases.useText();
  const { kind, name, subject, roles } = member;
  const administered = useAdministered();
  const [first] = administered;
  const held = administered.find((each) => (roles[each] ?? []).length > 0);
  return (
    <li className={css.member}>
      <div>
        <b>{name}</b> <Badge tone="soft">{text(kind)}</Badge>
        <p className={css.soft}>{subject}</p>
      </div>
      <dl className={css.roles}>
        {Object.entries(roles).map(([of, all]) => (
          <div key={of}>
            <dt>{of === 'all' ? text('allMicrofrontends') : of}</dt>
            <dd>{all.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {first && (
        <div className={css.decisions}>
          <Button
            size="small"
            aria-label={text('grantTo', { name })}
            onClick={() => onChange({ kind: 'grant', name: held ?? first, member })}
          >
            {text('doGrant')}
          </Button>
          {held && (
            <Button
              size="small"
              aria-label={text('revokeFrom', { name })}
              onClick={() => onChange({ kind: 'revoke', name: held, member })}
            >
              {text('doRevoke')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
