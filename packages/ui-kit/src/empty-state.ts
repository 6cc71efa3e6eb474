export { EmptyState } from './patterns/empty-state/empty-state.tsx';
