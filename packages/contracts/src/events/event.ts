import type { output as Output, ZodMiniType } from '@xana/contracts/schema';

/** Who may publish: the shell, the session, or one remote (its name without `mfe-`). */
export type EventOwner = 'shell' | 'session' | 'auth' | 'spaces' | 'store' | 'chat' | 'profile' | (string & {});

/**
 * An event, named in the past tense: `owner:somethingHappened`. A breaking change of the payload is a new major beside the old one;
 * `upcast` carries a payload of the previous major to this one.
 */
export interface EventDefinition<Name extends string = string, Payload extends ZodMiniType = ZodMiniType> {
  readonly name: Name;
  readonly major: number;
  readonly payload: Payload;
  /** `last`: a late subscriber gets the last value at once (for events that describe a state). */
  readonly replay: 'none' | 'last';
  /** Whether other tabs of the same browser receive it. */
  readonly crossTab: boolean;
  readonly upcast?: (previous: unknown) => unknown;
}

export type PayloadOf<E extends EventDefinition> = Output<E['payload']>;

/** Declares one event. By default it is not replayed and not sent to other tabs. */
export function defineEvent<const Name extends `${string}:${string}`, Payload extends ZodMiniType>(
  event: Pick<EventDefinition<Name, Payload>, 'name' | 'major' | 'payload'> & Partial<EventDefinition<Name, Payload>>,
): EventDefinition<Name, Payload> {
  return { replay: 'none', crossTab: false, ...event };
}
