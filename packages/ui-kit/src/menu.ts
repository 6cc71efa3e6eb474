export { ActionMenu } from './overlays/menu/action-menu.tsx';
export { ChoiceMenu } from './overlays/menu/choice-menu.tsx';
