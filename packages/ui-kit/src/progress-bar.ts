export { ProgressBar } from './primitives/progress-bar/progress-bar.tsx';
