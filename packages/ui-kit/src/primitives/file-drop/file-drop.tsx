import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { CameraIcon } from '../../icons/member-icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
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
  /** Without it the field is a box below its label. With it the field is the picture itself, and this text lies over it. */
  changeLabel?: string;
  /** A circle shows a camera instead of `changeLabel`. */
  shape?: 'box' | 'circle';
  onFile(file: File): void;
}

/** Picks one file by click, keyboard or drop. It does not validate the file. */
export function FileDrop({ label, hint, error, accept, preview, changeLabel, shape = 'box', onFile }: FileDropProps) {
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
      <span id={`${id}-label`}>
        {changeLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={css.label}>{label}</span>}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the input does. */}
      <div
        className={css.place}
        data-shape={shape}
        data-changeable={changeLabel ? true : undefined}
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
        {changeLabel && (
          <span className={css.change} aria-hidden="true">
            <CameraIcon size={20} />
            {shape === 'box' && changeLabel}
          </span>
        )}
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
