import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CloseIcon } from '../../icons/icons.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useOverlay } from '../overlay-stack/overlay-stack.ts';
import * as css from './dialog.module.css';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose(): void;
  /** `alertdialog` for a question that must be answered; it does not close by a click beside it. */
  role?: 'dialog' | 'alertdialog';
  /** `large` for what needs columns: a shop, a table. */
  size?: 'medium' | 'large';
  children: ReactNode;
}

/**
 * A modal: focus is kept inside and given back, Escape, Back and a click beside it close it, the page behind cannot
 * scroll.
 * Below 500 px it is a sheet from the bottom.
 */
export function Dialog({ title, closeLabel, onClose, role = 'dialog', size = 'medium', children }: DialogProps) {
  useOverlay(true, onClose);
  return (
    <ModalOverlay
      className={css.scrim}
      isOpen
      isDismissable={role === 'dialog'}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={size === 'large' ? css.large : css.modal}>
        <AriaDialog className={css.dialog} role={role}>
          <header className={css.head}>
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
