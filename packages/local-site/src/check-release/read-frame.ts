/** What other code of the page relies on, in a form that two pages can be compared by. */
export interface PageState {
  /** The release of the shell that runs. */
  shell: string | undefined;
  /** Every module of a remote on the page. */
  modules: { name: string; module: string; release: string | undefined; state: string | undefined }[];
  hasHeading: boolean;
  /** Source text of functions that remotes must not replace. */
  functions: Record<string, string>;
  /** Computed styles of the parts of the frame. */
  styles: Record<string, string>;
  /** Who owns the points of a grid over the page: a remote or an element of the frame. */
  owners: string[];
}

/** Runs in the page. */
export function readFrame(): PageState {
  const FUNCTIONS: Record<string, unknown> = {
    fetch: window.fetch,
    XMLHttpRequest: window.XMLHttpRequest,
    WebSocket: window.WebSocket,
    'navigator.sendBeacon': navigator.sendBeacon,
    'history.pushState': history.pushState,
    'document.querySelector': document.querySelector,
    'EventTarget.addEventListener': EventTarget.prototype.addEventListener,
    'Storage.setItem': Storage.prototype.setItem,
    'Promise.then': Promise.prototype.then,
    'Array.map': Array.prototype.map,
    'JSON.parse': JSON.parse,
  };
  const STYLES = [
    'display',
    'position',
    'visibility',
    'opacity',
    'color',
    'background-color',
    'font-family',
    'font-size',
  ];
  const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9];
  // Without functions that have a name: the page lacks the helper that the TypeScript loader calls for them.
  const points = STEPS.flatMap((y) => STEPS.map((x) => document.elementFromPoint(x * innerWidth, y * innerHeight)));
  const frame = ['body', 'header', 'aside', 'main'].map((selector) => {
    const element = document.querySelector(selector);
    const style = element && getComputedStyle(element);
    return [selector, STYLES.map((name) => style?.getPropertyValue(name)).join(' ')] as const;
  });
  return {
    shell: document.getElementById('root')?.dataset.release,
    modules: [...document.querySelectorAll<HTMLElement>('[data-remote-module]')].map(
      ({ dataset, firstElementChild }) => {
        const [name = '', module = ''] = (dataset.remoteModule ?? '').split('/');
        return {
          name,
          module,
          state: dataset.state,
          release: (firstElementChild as HTMLElement | null)?.dataset.release,
        };
      },
    ),
    hasHeading: document.querySelector('h1') !== null,
    functions: Object.fromEntries(
      Object.entries(FUNCTIONS).map(([name, value]) => [name, Function.prototype.toString.call(value)]),
    ),
    styles: Object.fromEntries(frame),
    owners: points.map((element) => {
      const module = element?.closest<HTMLElement>('[data-remote-module]')?.dataset.remoteModule;
      const frameElement = element?.closest('header, aside, nav, main, footer')?.tagName;
      return module?.split('/')[0] ?? frameElement ?? `body ${element?.tagName}`;
    }),
  };
}
