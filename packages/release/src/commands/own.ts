import { memberName } from '@xana/validation';
import { changeAccess } from '../access/change-access.ts';
import { itemsOf, OWNED_KINDS, type Owned, withOwner } from '../access/ownership.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { authorOf, type Command, type Invocation } from './command.ts';

/** Lists that the call does not name stay as they are. */
export const ownCommand: Command = {
  usage: [
    'own <name> [--team <team>] [--pages …] [--slots …] [--handlers …] [--none] --reason "…"',
    'assign a team, and the pages, slots and handled events that no other remote may take,',
    'separated by commas; --none gives up all',
  ],
  options: {
    team: { type: 'string' },
    pages: { type: 'string' },
    slots: { type: 'string' },
    handlers: { type: 'string' },
    none: { type: 'boolean' },
  },
  needs: 'admin',
  needsSecondPerson: () => true,
  run(invocation) {
    const { store, flag } = invocation;
    const { name, expectedRevision, ...author } = invocation.changeRequest();
    if (!/^mfe-[a-z][a-z0-9-]{0,60}$/.test(name))
      throw new Error(`${name} is not a remote: its name begins with mfe-.`);
    const before = readRegistry(store).access.owners;
    const entry = flag('none') ? null : readOwned(invocation, Object.hasOwn(before, name) ? before[name] : undefined);
    const details = [`${name}: ${entry ? describe(entry) : 'gave up its team, pages, slots and handlers'}`];
    changeAccess(
      store,
      {
        verb: 'own',
        ...authorOf(author),
        details,
        change: ({ access }) => ({ access: { ...access, owners: withOwner(access.owners, name, entry) } }),
      },
      expectedRevision,
    );
    return { data: readRegistry(store).access.owners, text: `Done: ${details[0]}` };
  },
};

function readOwned({ text }: Invocation, before: Owned | undefined): Owned {
  const list = (option: 'pages' | 'slots' | 'handlers') => {
    const items = text(option)
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean);
    return items ? [...new Set(items)] : (before?.[option] ?? []);
  };
  const entry = {
    team: memberName(text('team') ?? '') || before?.team || '',
    pages: list('pages'),
    slots: list('slots'),
  };
  const owned = { ...entry, handlers: list('handlers') };
  if (!owned.team) throw new Error('Name the team that owns it: --team <team>');
  const wrong = owned.pages.find((page) => !page.startsWith('/'));
  if (wrong) throw new Error(`${wrong} is not the path of a page: it begins with a slash.`);
  return owned;
}

/** For the history. */
function describe(entry: Owned): string {
  const items = itemsOf(entry).map(([kind, item]) => `${OWNED_KINDS[kind]} ${item}`);
  return `${entry.team} owns ${items.join(', ') || 'the name alone'}`;
}
