import { type DragEvent, type ReactNode, useId, useState } from 'react';
import * as css from './file-drop.module.css';

interface FileDropProps {
  label: string;
  /** Accepted types and size, shown in the empty field. */
  hint: string;
  error?: string;
  /** The `accept` attribute. */
  accept: string;
  /** Preview of the chosen file. */
  preview?: ReactNode;
  onFile(file: File): void;
}

/** Picks one file by click, keyboard or drop. It does not validate the file. */
export function FileDrop({ label, hint, error, accept, preview, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={css.field}>
      <span className={css.label} id={`${id}-label`}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the input does. */}
      <div
        className={css.place}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {preview ?? <span className={css.hint}>{hint}</span>}
        <input
          type="file"
          className={css.input}
          accept={accept}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Reset, so that choosing the same file again fires a change event.
            event.target.value = '';
          }}
        />
      </div>
      <p id={`${id}-note`} className={css.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
