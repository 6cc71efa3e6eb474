import type { Post } from '@xana/contracts/http/feeds/post';
import { Picture } from '@xana/ui-kit/picture';
import * as css from './post-pictures.module.css';

/** Up to four pictures in one frame of a fixed ratio, so that nothing moves while they load. */
export function PostPictures({ pictures }: { pictures: Post['images'] }) {
  if (pictures.length === 0) return null;
  const sizes = pictures.length === 1 ? '(min-width: 768px) 40rem, 100vw' : '(min-width: 768px) 20rem, 50vw';
  return (
    <div className={css.pictures} data-count={pictures.length}>
      {pictures.map(({ url, alt }) => (
        <div key={url} className={css.picture}>
          <Picture src={url} alt={alt} sizes={sizes} ratio={pictures.length === 2 ? '8 / 9' : '16 / 9'} />
        </div>
      ))}
    </div>
  );
}
