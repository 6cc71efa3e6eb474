export { Spinner } from './primitives/spinner/spinner.tsx';
