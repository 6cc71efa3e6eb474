/** A page that is not shown by then no longer holds up the frame around it. */
const MAX_WAIT_MS = 1_000;

/** The modules of the frame are mounted after the page: the reader came for the page, and all together keep a phone busy. */
export interface PageFirst {
  /** Resolves when the page is shown, or cannot be. */
  over: Promise<void>;
  end(): void;
}

export function createPageFirst(): PageFirst {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
    setTimeout(resolve, MAX_WAIT_MS);
  });
  return { over, end };
}
