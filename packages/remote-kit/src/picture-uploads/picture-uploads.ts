export { AddPicturesButton } from './add-pictures-button.tsx';
export { ComposedPictures } from './composed-pictures.tsx';
export { picturePhrases } from './phrases/picture-phrases.ts';
export { type ComposedPicture, type UploadedPicture, uploadedOf, usePictureUploads } from './use-picture-uploads.ts';
