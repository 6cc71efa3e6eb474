export { Tooltip } from './overlays/tooltip/tooltip.tsx';
