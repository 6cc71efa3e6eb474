import { loadPhrases } from '@xana/i18n';
import type { ComponentType, ReactNode } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { MountContext } from '../context/mount-context.ts';
import { RemoteRoot } from './remote-root.tsx';

export interface MountProps extends MountContext {
  name: string;
  domElement: HTMLElement;
}

/** The lifecycle functions of a module: single-spa's protocol, without its registry. */
export interface Lifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  update(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
}

/** Creates the lifecycles that a file in `src/entry/` exports: `export const { bootstrap, mount, update, unmount } = …`. */
export function remoteModule({ component }: { component: ComponentType }): Lifecycles {
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient: { createRoot: createTransitionRoot },
    rootComponent: (props: MountProps) => <RemoteRoot context={props} component={component} />,
    errorBoundary: () => <></>,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true,
  } as never) as unknown as { [Phase in keyof Lifecycles]: Lifecycles[Phase] | Lifecycles[Phase][] };
  return {
    bootstrap: async (props) => {
      // Before the first render, so that a page never mixes languages.
      await loadPhrases(props.session.locale(), props.remote);
      await run(lifecycles.bootstrap, props);
    },
    mount: (props) => run(lifecycles.mount, props),
    update: (props) => run(lifecycles.update, props),
    unmount: (props) => run(lifecycles.unmount, props),
  };
}

/** Renders as a transition, so that the page stays responsive while ten slots mount at once. */
function createTransitionRoot(element: Element, options?: ReactDOMClient.RootOptions): ReactDOMClient.Root {
  const root = ReactDOMClient.createRoot(element, options);
  return {
    render: (content: ReactNode) => React.startTransition(() => root.render(content)),
    unmount: () => root.unmount(),
  };
}

type Phase = Lifecycles['mount'];

async function run(phase: Phase | Phase[], props: MountProps): Promise<void> {
  for (const step of [phase].flat()) await step(props);
}
