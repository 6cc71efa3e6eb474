export { VisuallyHidden } from './primitives/visually-hidden/visually-hidden.tsx';
