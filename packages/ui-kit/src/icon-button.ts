export { IconButton, iconButtonClass } from './primitives/icon-button/icon-button.tsx';
