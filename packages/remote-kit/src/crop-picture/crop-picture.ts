import { lazyPart } from '@xana/remote-kit';

/** Loaded when a picture is cropped. */
export const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then(({ CropDialog }) => CropDialog));
