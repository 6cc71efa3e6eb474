import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type BuildContext, type BuildFailure, context, formatMessages } from 'esbuild';
import { packageName } from '../webpack/base.ts';
import { exposedModules } from '../webpack/remote.ts';

interface StandAloneOptions {
  /** The folder of the remote. */
  directory: string;
  port: number;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stand-alone</title><link rel="stylesheet" href="/main.css"><main id="modules"></main><script type="module" src="/main.js"></script></html>`;

const TYPES: Readonly<Record<string, string>> = {
  '/': 'text/html',
  '/main.js': 'text/javascript',
  '/main.css': 'text/css',
};

/**
 * Serves a page with all modules of a remote and a fake platform, without a site: `/` in English, `/?lang=ja` in Japanese. Each load of
 * the page bundles the code again.
 */
export async function serveStandAlone({ directory, port }: StandAloneOptions): Promise<Server> {
  const bundle = await createBundle(directory);
  let built: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map());
  const server = createServer(async ({ url = '/' }, response) => {
    const [path = '/'] = url.split('?');
    if (path === '/') built = filesOf(bundle);
    const content = path === '/' ? PAGE : (await built).get(path);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': `${TYPES[path] ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    response.end(content);
  });
  server.once('close', () => void bundle.dispose());
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
}

function createBundle(directory: string): Promise<BuildContext> {
  const modules = exposedModules(directory);
  const contents = `import '@xana/ui-kit/tokens.css';
import '@xana/ui-kit/reset.css';
import { showModules } from '@xana/remote-kit/show-modules';
${modules.map(({ file }, index) => `import * as m${index} from '${file}';`).join('\n')}
const modules = { ${modules.map(({ name }, index) => `'${name}': m${index}`).join(', ')} };
const locale = new URLSearchParams(location.search).get('lang') === 'ja' ? 'ja' : 'en';
void showModules({ remote: '${packageName(directory)}', modules, locale, element: document.getElementById('modules') });`;
  return context({
    stdin: { contents, resolveDir: directory, loader: 'js' },
    outfile: 'main.js',
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    sourcemap: 'inline',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
    write: false,
  });
}

/** The files of the page by path. A mistake in the code is shown in the page. */
async function filesOf(bundle: BuildContext): Promise<ReadonlyMap<string, string>> {
  try {
    const { outputFiles = [] } = await bundle.rebuild();
    return new Map(outputFiles.map(({ path, text }) => [path.endsWith('.css') ? '/main.css' : '/main.js', text]));
  } catch (error) {
    const { errors } = error as BuildFailure;
    const messages = (await formatMessages(errors, { kind: 'error' })).join('\n');
    return new Map([['/main.js', `document.body.innerText = ${JSON.stringify(messages)};`]]);
  }
}
