import { type ComposedPicture, uploadedOf } from '@xana/remote-kit/picture-uploads';

/** A picture of a post that is uploaded. */
export interface DraftPicture {
  url: string;
  alt: string;
}

/** What a post stores of its pictures, without those that are being uploaded. */
export const postPicturesOf = (pictures: readonly ComposedPicture[]): DraftPicture[] =>
  uploadedOf(pictures).map(({ url, alt }) => ({ url, alt }));
