import * as css from './youtube-frame.module.css';

/** Plays a video of YouTube and takes the focus. Rendered after a click, because it fetches from YouTube. */
export function YoutubeFrame({ video, title }: { video: string; title: string }) {
  return (
    <div className={css.film}>
      <iframe
        ref={(frame) => frame?.focus()}
        className={css.frame}
        src={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The player rejects pages without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}
