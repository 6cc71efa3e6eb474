export { type ToastMessage, ToastRegion } from './overlays/toast/toast-region.tsx';
