export { TextField } from './primitives/text-field/text-field.tsx';
