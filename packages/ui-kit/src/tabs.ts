export { Tabs } from './overlays/tabs/tabs.tsx';
