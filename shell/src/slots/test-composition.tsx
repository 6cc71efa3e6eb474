import { type RenderResult, render } from '@testing-library/react';
import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Session } from '@xana/session';
import { SessionProvider } from '@xana/session/react';
import type { ReactNode } from 'react';
import { type Composition, CompositionProvider } from './composition.ts';
import { createInnerSlots } from './inner-slots.ts';

/** Renders what mounts modules, in a shell that does nothing but what `fields` and its `options` plant. */
export function renderInComposition(content: ReactNode, options: object, fields: object = {}): RenderResult {
  const composition = {
    subscribe: () => () => {},
    generation: () => 0,
    innerSlots: createInnerSlots(),
    contextFor: () => ({}),
    options: { report: () => {}, recordOutcome: () => {}, loadTimeoutMs: 2_400, ...options },
    ...fields,
  } as unknown as Composition;
  const connection = { status: 'online', recoveries: 0 };
  const session = { subscribe: () => () => {}, connection: () => connection, locale: () => 'en' };
  return render(
    <CompositionProvider value={composition}>
      <SessionProvider session={session as unknown as Session}>{content}</SessionProvider>
    </CompositionProvider>,
  );
}

const releaseOf = (id: string, version: string) => ({
  id,
  version,
  entries: ['r0', 'r1', 'r2'].map((prefix) => `${prefix}/${id}`),
});

export const REMOTE = {
  name: 'mfe-a',
  active: releaseOf('new', '2'),
  lastKnownGood: releaseOf('old', '1'),
} as PageRemote;
