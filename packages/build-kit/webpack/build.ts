import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Builds parts in one process, two at a time; rejects with the readable errors of all that failed. */
export function build(configurations: Configuration[], onProgress?: (done: string) => void): Promise<MultiStats> {
  const compiler = webpack(Object.assign(configurations, { parallelism: 2 }));
  for (const part of compiler.compilers) {
    part.hooks.done.tap('progress', () => onProgress?.(part.name ?? ''));
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
