export { ErrorState } from './patterns/error-state/error-state.tsx';
