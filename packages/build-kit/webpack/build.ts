import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Builds microfrontends in one process, two at a time; rejects with the readable errors of all that failed. */
export function build(configurations: Configuration[], onProgress?: (done: string) => void): Promise<MultiStats> {
  const compiler = webpack(Object.assign(configurations, { parallelism: 2 }));
  for (const { name, hooks } of compiler.compilers) {
    hooks.done.tap('progress', () => onProgress?.(name ?? ''));
  }
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        else if (stats) resolve(stats);
      });
    });
  });
}
