import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { type ComposedPicture, uploadedOf } from '@xana/remote-kit/picture-uploads';

/** What create and edit send of the pictures, without those that are being uploaded. */
export const picturesInput = (pictures: readonly ComposedPicture[]): { url: string; alt: string }[] =>
  uploadedOf(pictures).map(({ url, alt }) => ({ url, alt }));

/** What create and edit send of the attachment. */
export const attachmentInput = (attachment: PostAttachment | null) =>
  attachment && { kind: attachment.kind, id: attachment.id };
