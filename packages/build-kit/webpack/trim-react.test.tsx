import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as ReactModule from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';

const load = createRequire(import.meta.url);
const trim = load('./trim-react-loader.cjs') as (source: string) => string;
const shell = createRequire(join(import.meta.dirname, '../../../shell/package.json'));
const inPackage = (name: string) => createRequire(shell.resolve(`${name}/package.json`));
const source = readFileSync(
  join(dirname(shell.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js'),
  'utf8',
);
const React = inPackage('react')('./cjs/react.production.js') as typeof ReactModule;

interface Client {
  createRoot: typeof ReactDomClient.createRoot;
  hydrateRoot?: unknown;
}

function evaluate(clientSource: string): { client: Client; dom: typeof ReactDom } {
  const modules: Record<string, unknown> = { react: React, scheduler: inPackage('react-dom')('scheduler') };
  const run = (code: string) => {
    const exports = {};
    new Function('exports', 'require', code)(exports, (name: string) => modules[name]);
    return exports;
  };
  const dom = join(dirname(shell.resolve('react-dom/package.json')), 'cjs/react-dom.production.js');
  modules['react-dom'] = run(readFileSync(dom, 'utf8'));
  return { client: run(clientSource) as Client, dom: modules['react-dom'] as typeof ReactDom };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 100));
const h = React.createElement;

/** @returns the HTML after each step of using an application */
async function useApplication(clientSource: string): Promise<string[]> {
  const { client, dom } = evaluate(clientSource);
  const Shared = React.createContext('outside');
  let arrive = () => {};
  const Late = React.lazy(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { default: () => h('p', null, 'late') };
  });
  class Boundary extends React.Component<{ children: ReactModule.ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? h('p', null, 'failed') : this.props.children);
  }
  function Failing({ fails }: { fails: boolean }) {
    if (fails) throw new Error('planned');
    return null;
  }
  function Application() {
    const [names, setNames] = React.useState(['a', 'b', 'c']);
    const [text, setText] = React.useState('typed');
    const [isPending, startTransition] = React.useTransition();
    const [isShown, setShown] = React.useState(false);
    const value = React.useContext(Shared);
    const [log, setLog] = React.useState<string[]>([]);
    React.useLayoutEffect(() => setLog((old) => [...old, names.join('')]), [names]);
    return h(
      'main',
      { 'data-pending': isPending, id: React.useId() },
      h(
        'ul',
        null,
        names.map((name) => h('li', { key: name }, name, value)),
      ),
      h('input', { value: text, onChange: (event: { target: { value: string } }) => setText(event.target.value) }),
      h('button', { onClick: () => setNames(['c', 'd', 'a']) }, text),
      h('button', { onClick: () => startTransition(() => setShown(true)) }, log.join(',')),
      h(React.Suspense, { fallback: 'loading' }, isShown && h(Late)),
      isShown && h(React.Activity, { mode: 'visible', children: h('em', null, 'activity') }),
      h(Boundary, null, h(Failing, { fails: names.includes('d') })),
      dom.createPortal(h('aside', null, text), document.body),
    );
  }
  const element = document.body.appendChild(document.createElement('div'));
  const root = client.createRoot(element, { onCaughtError: () => undefined });
  const steps: string[] = [];
  const step = async (action: () => void) => {
    action();
    await settle();
    steps.push(document.body.innerHTML);
  };
  const [first, second] = [() => element.querySelectorAll('button')[0], () => element.querySelectorAll('button')[1]];
  await step(() => root.render(h(React.StrictMode, null, h(Shared, { value: '!' }, h(Application)))));
  await step(() => first()?.click());
  await step(() => second()?.click());
  await step(() => arrive());
  await step(() => {
    const input = element.querySelector('input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'changed');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await step(() => root.unmount());
  element.remove();
  return steps;
}

describe('trim-react-loader', () => {
  it('leaves rendering, events, transitions, suspense, portals and error boundaries as they are', async () => {
    const steps = await useApplication(trim(source));
    expect(steps[0]).toContain('<li>a!</li>');
    expect(steps[1]).toContain('failed');
    expect(steps[3]).toContain('late');
    expect(steps[4]).toContain('<aside>changed</aside>');
    expect(steps).toEqual(await useApplication(source));
  });

  it('removes hydration and rejects <ViewTransition> with a message', async () => {
    const { client } = evaluate(trim(source));
    expect(client.hydrateRoot).toBeUndefined();
    const errors: unknown[] = [];
    const root = client.createRoot(document.createElement('div'), { onUncaughtError: (error) => errors.push(error) });
    const { ViewTransition } = React as unknown as { ViewTransition: ReactModule.ComponentType };
    root.render(h(ViewTransition));
    await settle();
    expect(String(errors[0])).toContain('not in this build of React');
  });

  it('fails the build when React has another form', () => {
    expect(() => trim(source.replaceAll('shouldStartViewTransition', 'startsTransition'))).toThrow(
      'Adapt trim-react-loader.cjs',
    );
  });
});
