export { TextArea } from './primitives/text-area/text-area.tsx';
