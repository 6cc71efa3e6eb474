export { Button, buttonClass } from './primitives/button/button.tsx';
