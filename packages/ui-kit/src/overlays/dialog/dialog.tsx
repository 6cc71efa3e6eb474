import { type ReactNode, useLayoutEffect } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { BackIcon, CloseIcon } from '../../icons/icons.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { overlayStack, useOverlay } from '../overlay-stack/overlay-stack.ts';
import * as css from './dialog.module.css';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose(): void;
  /** `alertdialog` for a question that needs an answer; a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** `wide` for rows with values at their end; `large` for content with columns: a shop, a table. */
  size?: 'medium' | 'wide' | 'large';
  /** Returns to the view that this one was opened from, in the same dialog. */
  back?: { label: string; onPress(): void };
  children: ReactNode;
}

/**
 * A modal dialog that traps and restores the focus. Escape, Back and a click outside close it, and the page behind does not
 * scroll. Below 500 px it is a bottom sheet.
 */
export function Dialog({ title, closeLabel, onClose, role = 'dialog', size = 'medium', back, children }: DialogProps) {
  useOverlay(true, onClose);
  useEscapeWithoutFocus();
  return (
    <ModalOverlay
      className={css.scrim}
      isOpen
      isDismissable={role === 'dialog'}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={css[size]}>
        <AriaDialog className={css.dialog} role={role}>
          <header className={css.head}>
            {back && (
              <IconButton label={back.label} onClick={back.onPress}>
                <BackIcon />
              </IconButton>
            )}
            <Heading slot="title" className={css.title}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <IconButton label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            )}
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Escape also closes the topmost dialog while nothing has the focus: for a moment after the focused control of a dialog has gone,
 * no key reaches the dialog itself.
 */
function useEscapeWithoutFocus(): void {
  useLayoutEffect(() => {
    const own = overlayStack.current().at(-1);
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body && overlayStack.current().at(-1) === own) own?.close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
}

/** The answers at the foot of a dialog, the primary one last. They stay visible while the dialog scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
