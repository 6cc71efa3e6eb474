/** Modules that the package ships without declarations; importing them alone leaves the unused rest out of the shell. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: typeof import('@module-federation/webpack-bundler-runtime').bundlerRuntime.consumes;
}
