export { Switch } from './overlays/switch/switch.tsx';
