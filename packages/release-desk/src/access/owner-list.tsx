import type { DeskAccess } from '@xana/contracts/releases/desk';
import { EmptyState } from '@xana/ui-kit/empty-state';
import * as css from './access.module.css';
import { ownerPhrases } from './owner-phrases/owner-phrases.ts';

const KINDS = ['pages', 'slots', 'handlers'] as const;

/** Which pages, slots and handled events belong to which remote, and its team. */
export function OwnerList({ owners }: Pick<DeskAccess, 'owners'>) {
  const text = ownerPhrases.useText();
  const entries = Object.entries(owners);
  return (
    <section aria-labelledby="owners">
      <h2 id="owners">{text('owners')}</h2>
      {entries.length === 0 && <EmptyState text={text('noOwners')} />}
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
      <p className={css.soft}>{text('ownHint')}</p>
    </section>
  );
}
