import type { DeskAccess } from '@xana/contracts/releases/desk';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { phrases } from '../phrases/phrases.ts';
import * as css from './access.module.css';

const KINDS = ['pages', 'slots', 'handlers'] as const;

/** Which pages, slots and handled events belong to which remote, and its team. */
export function OwnerList({ owners }: Pick<DeskAccess, 'owners'>) {
  const text = phrases.useText();
  const entries = Object.entries(owners);
  if (entries.length === 0) return <EmptyState text={text('noOwners')} />;
  return (
    <ul className={css.members}>
      {entries.map(([name, owned]) => (
        <li key={name} className={css.member}>
          <div>
            <b>{name}</b>
            <p className={css.soft}>{owned.team}</p>
          </div>
          <dl className={css.roles}>
            {KINDS.filter((kind) => owned[kind].length > 0).map((kind) => (
              <div key={kind}>
                <dt>{text(kind)}</dt>
                <dd className={css.items}>
                  {owned[kind].map((item) => (
                    <code key={item}>{item}</code>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
