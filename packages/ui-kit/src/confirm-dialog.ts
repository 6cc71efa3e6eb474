export { ConfirmDialog } from './overlays/confirm-dialog/confirm-dialog.tsx';
