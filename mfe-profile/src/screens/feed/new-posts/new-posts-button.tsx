import { Button } from '@xana/ui-kit/button';
import { LiveRegion } from '@xana/ui-kit/live-region';
import { useText } from '../phrases/phrases.ts';
import * as css from './new-posts-button.module.css';
import { type FeedList, useNewPosts } from './use-new-posts.ts';

/** Offers posts that were published meanwhile. It floats, so that the list keeps its place. */
export function NewPostsButton({ list, onShown }: { list: FeedList; onShown(): void }) {
  const t = useText();
  const { count, isMore, show } = useNewPosts(list);
  const text = count === 0 ? '' : t(isMore ? 'manyNew' : 'new', { count });
  return (
    <div className={css.place}>
      <LiveRegion text={text} />
      {count > 0 && (
        <div className={css.button}>
          <Button
            variant="primary"
            size="small"
            onClick={() => {
              show();
              window.scrollTo({ top: 0 });
              onShown();
            }}
          >
            {text}
          </Button>
        </div>
      )}
    </div>
  );
}
