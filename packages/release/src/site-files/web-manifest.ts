/** What a phone shows of the installed site (https://www.w3.org/TR/appmanifest/), in the language of the browser. */
export function webManifest(locale: 'en' | 'ja'): string {
  const { description, shortcuts } = TEXTS[locale];
  return JSON.stringify({
    id: '/',
    name: 'XANA',
    short_name: 'XANA',
    description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0d0d14',
    background_color: '#0d0d14',
    categories: ['social', 'entertainment', 'games'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: shortcuts.map(([name, url]) => ({
      name,
      url,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  });
}

const TEXTS = {
  en: {
    description: 'Spaces, events, games and people of the XANA metaverse.',
    shortcuts: [
      ['Explore', '/explore'],
      ['Feed', '/feed'],
      ['Chat', '/chat'],
    ],
  },
  ja: {
    description: 'XANAメタバースのスペース、イベント、ゲーム、そして人々。',
    shortcuts: [
      ['探す', '/explore'],
      ['フィード', '/feed'],
      ['チャット', '/chat'],
    ],
  },
};
