import { lazy } from 'react';

export { cropPhrases } from './phrases/crop-phrases.ts';

/** Loaded when a picture is cropped. Its phrases are `cropPhrases`. */
export const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));
