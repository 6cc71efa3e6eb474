import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { generalHead } from '../page-metadata/general-head.ts';
import { addressOf } from './addresses.ts';
import { FIRST_PAINT, ICON } from './first-paint.ts';
import { KEEP_INSTALL_PROMPT } from './install-prompt.ts';
import type { InlineContent } from './page-headers.ts';
import type { PageSettings } from './page-settings.ts';
import { preconnectLink, preconnectsOf } from './preconnects.ts';
import { escapeScript, framePreloads, type Preload, pagePreloadScript, preloadsOf } from './preloads.ts';
import { PREPARE_FORMATS } from './prepare-formats.ts';
import { PUSH_WORKER_SCRIPT } from './push-worker-address.ts';
import { siteFontScript } from './site-font.ts';
import { SKELETON_CSS, skeletonHtml } from './skeleton.ts';
import { type ShellPair, startShellScript } from './start-shell.ts';

interface PageContent {
  settings: PageSettings;
  shell: ShellPair;
  remotes: readonly ReleaseRecord[];
  /** `url()`s in it name files of the shell's release. */
  baseCss: string;
  importMap: object;
  registry: PageRegistry;
}

/** The first paint needs none of the code: the first replies and the first picture may pass it. */
const preloadLink = ({ href, integrity, media }: Preload): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}" integrity="${integrity}"${media ? ` media="${media}"` : ''}>`;

/** Data that the shell reads from the page. */
export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeScript(JSON.stringify(value))}</script>`;
}

/**
 * Renders `index.html`. The skeleton comes first, so that it is painted while the rest is still loading. The import map comes
 * before everything that loads a module.
 */
export function pageHtml({ settings, shell, remotes, baseCss, importMap, registry }: PageContent): {
  html: string;
  inline: InlineContent;
} {
  const { config, origins, sandbox, development } = settings;
  const siteOrigin = origins.shell ?? config.origins.site;
  const baseStyles = baseCss.replace(
    /url\("([\w.-]+)"\)/g,
    (_, file: string) => `url("${addressOf(siteOrigin, shell.active, file)}")`,
  );
  const css = baseStyles + SKELETON_CSS.replaceAll('\n', '');
  const map = escapeScript(JSON.stringify(importMap));
  const preloaded = { shell: shell.active, remotes, origins: { ...origins, shell: siteOrigin } };
  const preloadPage = pagePreloadScript(preloaded, { api: config.origins.api });
  const preloads = [...preloadsOf(shell.active, ['main'], siteOrigin), ...framePreloads(preloaded)];
  const windowScript = `${siteFontScript(baseStyles)};${PUSH_WORKER_SCRIPT};${KEEP_INSTALL_PROMPT};${PREPARE_FORMATS}`;
  const startShell = startShellScript(shell, siteOrigin);
  const html = `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${preconnectsOf(settings).map(preconnectLink).join('\n')}
${generalHead(config.origins.site)}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f6fa">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d0d14">
<link rel="icon" href="${ICON}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script>${FIRST_PAINT}</script>
<style>${css}</style>
</head>
<body>
<noscript>This site needs JavaScript. このサイトにはJavaScriptが必要です。</noscript>
<div id="root">${skeletonHtml(config.environment === 'sandbox')}</div>
<script type="importmap">${map}</script>
${preloads.map(preloadLink).join('\n')}
<script>${preloadPage}</script>
<script>${windowScript}</script>
${jsonBlock('xana-registry', registry)}
${jsonBlock('xana-config', config)}
${sandbox ? jsonBlock('xana-sandbox', { faucet: sandbox.faucet }) : ''}
${development ? jsonBlock('xana-development', development) : ''}
<script>${startShell}</script>
${sandbox ? `<script type="module" async crossorigin src="${sandbox.script}" integrity="${sandbox.integrity}"></script>` : ''}
</body>
</html>
`;
  return { html, inline: { scripts: [FIRST_PAINT, map, preloadPage, windowScript, startShell], styles: [css] } };
}
