export { ShortName } from './primitives/short-name/short-name.tsx';
