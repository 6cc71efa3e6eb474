import { screen } from '@testing-library/dom';
import { definePhrases } from '@xana/i18n';
import { remoteModule } from '../lifecycle/remote-module.tsx';
import { showModules } from './show-modules.tsx';

const phrases = definePhrases('mfe-daily', { en: { title: 'Daily' }, ja: async () => ({ title: 'デイリー' }) });

function Title() {
  return <h1>{phrases.useText()('title')}</h1>;
}

it.each([
  ['en', 'Daily'],
  ['ja', 'デイリー'],
] as const)('[MF-03] shows each module of a remote without a site, in %s', async (locale, title) => {
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  const module = remoteModule({ component: Title });
  await showModules({ remote: 'mfe-daily', modules: { main: module }, locale, element });
  expect((await screen.findByRole('heading', { name: title })).closest('section')?.getAttribute('aria-label')).toBe(
    'main',
  );
});
