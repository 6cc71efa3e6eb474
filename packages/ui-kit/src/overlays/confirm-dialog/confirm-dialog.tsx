import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import * as css from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm(): void;
  onCancel(): void;
  /** A choice that the confirmation includes. */
  children?: ReactNode;
}

/** Asks for confirmation. The safe answer has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDangerous,
  isBusy,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} closeLabel={cancelLabel} onClose={onCancel} role="alertdialog">
      <p className={css.text}>{text}</p>
      {children}
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {cancelLabel}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
