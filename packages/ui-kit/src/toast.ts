export { ToastRegion } from './overlays/toast/toast-region.tsx';
