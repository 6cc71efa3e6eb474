/** Lets the browser paint and answer input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
