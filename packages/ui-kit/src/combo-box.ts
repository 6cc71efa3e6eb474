export { ComboBox } from './overlays/combo-box/combo-box.tsx';
