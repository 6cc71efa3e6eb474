/** A CSS Module: its class names are named exports, each a string. Evaluating the import adopts the style sheet. */
declare module '*.module.css';
