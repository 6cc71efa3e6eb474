import { UserText } from '@xana/remote-kit/user-text';
import { MessagePictures } from '../pictures/message-pictures.tsx';
import type { ShownPicture } from '../pictures/picture-viewer.tsx';

interface MessageContentProps {
  message: { body: string; pictures?: readonly ShownPicture[] | undefined };
  /** The sender is a stranger: pictures are shown at a click. */
  isConcealed?: boolean;
}

/** The pictures and the text of a message, of which one may be missing. */
export function MessageContent({ message: { body, pictures = [] }, isConcealed }: MessageContentProps) {
  return (
    <>
      <MessagePictures pictures={pictures} isConcealed={isConcealed} />
      {body !== '' && <UserText text={body} />}
    </>
  );
}
