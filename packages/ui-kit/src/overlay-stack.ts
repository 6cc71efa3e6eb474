export { type OpenOverlay, overlayStack } from './overlays/overlay-stack/overlay-stack.ts';
export { useOverlay } from './overlays/overlay-stack/use-overlay.ts';
