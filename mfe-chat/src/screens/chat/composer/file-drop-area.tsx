import { type DragEvent, type ReactNode, useState } from 'react';
import * as css from './composer.module.css';

/** Takes files that are dropped on it, and shows so while they are dragged over it. */
export function FileDropArea({ onFiles, children }: { onFiles(files: Iterable<File>): void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping repeats the button that opens the file chooser.
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}
