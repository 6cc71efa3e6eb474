import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/** `provide module (default) react@19.3.1|/…` */
const PROVIDED = /^provide module \([^)]*\) (@?[^@]+)@/;

/** Writes `provided.json`: the shared modules that a build would bring along. Publishing refuses a remote that has any. */
export function listProvided(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('provided.json', (compilation) => {
    let names: string[] = [];
    compilation.hooks.finishModules.tap('provided.json', (modules) => {
      names = [...modules].flatMap((module) => PROVIDED.exec(module.identifier())?.[1] ?? []);
    });
    compilation.hooks.processAssets.tap({ name: 'provided.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
      compilation.emitAsset('provided.json', new sources.RawSource(JSON.stringify([...new Set(names)].sort()))),
    );
  });
}
