import { join } from 'node:path';
import webpack, { type Compiler, type RuleSetRule } from 'webpack';

const { WebpackError } = webpack;

/** Set by `unused-components-loader.cjs`; kept by webpack's cache. */
interface BuildInfo {
  xanaUnusedComponents?: number;
}

/** Applies `unused-components-loader.cjs` to a library; `checkUnusedComponents` belongs to the plugins of the same build. */
export const unusedComponentsRule = (test: RegExp): RuleSetRule => ({
  test,
  loader: join(import.meta.dirname, 'unused-components-loader.cjs'),
});

/** Fails the build when the library was rewritten nowhere: after an update its distribution may have another form. */
export function checkUnusedComponents(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('unused components', (compilation) => {
    compilation.hooks.finishModules.tap('unused components', (modules) => {
      const counts = [...modules].flatMap(
        ({ buildInfo }) => (buildInfo as BuildInfo | undefined)?.xanaUnusedComponents ?? [],
      );
      if (counts.some((count) => count > 0)) return;
      compilation.errors.push(
        new WebpackError(
          'unused-components-loader.cjs matched nothing in react-router: its distribution has changed. Adapt the patterns ' +
            'of the loader, or remove it if the minifier now drops unused components without it.',
        ),
      );
    });
  });
}
