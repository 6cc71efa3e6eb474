export { Dialog } from './overlays/dialog/dialog.tsx';
