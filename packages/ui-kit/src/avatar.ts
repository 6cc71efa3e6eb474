export { Avatar } from './primitives/avatar/avatar.tsx';
