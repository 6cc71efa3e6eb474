import { type Locale, setLanguage, startI18n } from '@xana/i18n';
import type { Lifecycles } from '../lifecycle/remote-module.tsx';
import { fakeContext } from './fake-context.ts';

interface ShowModules {
  /** `mfe-…` */
  remote: string;
  /** The modules of `src/entry/` by their names. */
  modules: Readonly<Record<string, Lifecycles>>;
  locale: Locale;
  /** Gets a section for each module. */
  element: HTMLElement;
}

/** Shows the modules of a remote below each other, with a fake platform that answers no operation. For work without a site. */
export async function showModules({ remote, modules, locale, element }: ShowModules): Promise<void> {
  startI18n(locale);
  await setLanguage(locale);
  for (const [name, { bootstrap, mount }] of Object.entries(modules)) {
    const section = document.createElement('section');
    section.setAttribute('aria-label', name);
    const heading = document.createElement('p');
    heading.textContent = name;
    const domElement = document.createElement('div');
    section.append(heading, domElement);
    element.append(section);
    const { context } = fakeContext({ remote, locale });
    const props = {
      ...context,
      name: `${remote}/${name}`,
      domElement,
      reportFailure: (error: unknown) => console.error(name, error),
      toast: ({ text }: { text: string }) => console.warn(`toast: ${text}`),
    };
    await bootstrap(props);
    await mount(props);
  }
}
