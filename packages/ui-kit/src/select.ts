export { Select } from './overlays/select/select.tsx';
