export { FileDrop } from './primitives/file-drop/file-drop.tsx';
