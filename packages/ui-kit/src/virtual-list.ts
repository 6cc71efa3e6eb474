export { VirtualList } from './patterns/virtual-list/virtual-list.tsx';
