import type { ReactNode } from 'react';
import * as css from './sandbox-note.module.css';

/** States that a login method uses a stand-in of the sandbox. */
export function SandboxNote({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}
