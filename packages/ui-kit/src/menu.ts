export { ChoiceMenu } from './overlays/menu/choice-menu.tsx';
