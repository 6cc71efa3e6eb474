export { LiveRegion } from './primitives/live-region/live-region.tsx';
