export { Popover } from './overlays/popover/popover.tsx';
