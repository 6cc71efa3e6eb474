/** The address of a comparison, with as much of the ids as people see. */
export const compareAddress = (name: string, from: string, to: string): string =>
  `/microfrontends/${name}/compare?from=${from.slice(0, 8)}&to=${to.slice(0, 8)}`;
