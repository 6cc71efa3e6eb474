import type { EventDefinition } from '@xana/contracts/events/event';
import type { SlotContribution } from '@xana/contracts/remotes/contribution-kinds';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import type { Grant } from '@xana/contracts/remotes/grants';
import type { SlotName } from '@xana/contracts/remotes/slots';

interface RemoteDeclaration extends Omit<Contributions, 'slots' | 'grants' | 'events' | 'handlers'> {
  slots: (SlotContribution & { slot: SlotName })[];
  grants: Grant[];
  handlers: { event: EventDefinition; module: string; label: { en: string; ja: string } }[];
  events: { publishes: EventDefinition[]; consumes: EventDefinition[] };
}

/**
 * Declares what a remote contributes and needs. `remote.config.ts` exports the result as `remote`; a release contains it as
 * data, so a new page or slot needs no release of the shell.
 */
export function defineRemote(declaration: RemoteDeclaration): Contributions {
  const upcasts = declaration.events.consumes.filter(({ upcast }) => upcast).map(({ name }) => name);
  return {
    ...declaration,
    handlers: declaration.handlers.map(({ event, ...handler }) => ({ ...handler, event: event.name })),
    events: {
      publishes: majorsByName(declaration.events.publishes),
      consumes: majorsByName(declaration.events.consumes),
      ...(upcasts.length > 0 ? { upcasts } : {}),
    },
  };
}

function majorsByName(events: EventDefinition[]): Record<string, number> {
  return Object.fromEntries(events.map(({ name, major }) => [name, major]));
}
