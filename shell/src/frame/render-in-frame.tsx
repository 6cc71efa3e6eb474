import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import type { ComponentType } from 'react';
import { type Composition, CompositionProvider } from '../slots/composition.ts';

export const API = 'https://api.test';

type FakeShellOptions = Parameters<typeof renderInFakeShell>[1];

interface FrameOptions extends Omit<FakeShellOptions, 'remote' | 'phrases'> {
  /** Called with each path to which code of the shell navigates. */
  onNavigate?: (path: string) => void;
  /** The names of the events that a remote handles. */
  handled?: readonly string[];
}

/** Renders a component of the frame with a page's composition around it. For tests in jsdom. */
export function renderInFrame(
  Content: ComponentType,
  { onNavigate = () => {}, handled = [], ...options }: FrameOptions = {},
) {
  const composition = {
    subscribe: () => () => {},
    generation: () => 0,
    handlers: handled.map((event) => ({ contribution: { event } })),
    options: {
      config: { origins: { api: API }, showTestnets: false },
      router: { navigator: { push: onNavigate } },
    },
  } as unknown as Composition;
  const InComposition = () => (
    <CompositionProvider value={composition}>
      <Content />
    </CompositionProvider>
  );
  return renderInFakeShell(InComposition, { remote: 'mfe-shell', ...options });
}
