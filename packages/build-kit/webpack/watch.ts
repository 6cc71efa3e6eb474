import webpack, { type Configuration } from 'webpack';

/** Builds a microfrontend whenever one of its files is saved. @param onBuilt gets the errors as text, or null */
export function watchMicrofrontend(
  configuration: Configuration,
  onBuilt: (problem: string | null) => unknown,
): { close(): Promise<void> } {
  const compiler = webpack(configuration);
  const watching = compiler.watch({ aggregateTimeout: 60 }, (error, stats) => {
    const problem =
      error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: true }) : null);
    void onBuilt(problem);
  });
  return { close: () => new Promise((resolve) => watching?.close(() => resolve())) };
}
