// By its shared name: remotes bundle this file, and a second copy of the router would not see the page's history.
import { Link } from '@xana/remote-kit';
import { Picture } from '@xana/ui-kit/picture';
import type { ReactNode } from 'react';
import * as css from './link-card.module.css';

interface LinkCardContentProps {
  /** What the card shows: "Space". */
  kind: string;
  title: string;
  /** Of a space, an event or a post. */
  picture: string | null;
  /** In place of the picture. */
  figure?: ReactNode;
  /** One line under the title: a date or an owner. */
  line?: string | undefined;
}

interface LinkCardProps extends LinkCardContentProps {
  /** A path of the site. */
  to: string;
}

/** The frame of the card, for a row to choose and for a card that is gone (`data-gone`). */
export const linkCardClass = css.card;

/** A small card of a page of the site. The whole card is one link, named by its texts. */
export function LinkCard({ to, ...content }: LinkCardProps) {
  return (
    <Link className={css.card} to={to}>
      <LinkCardContent {...content} />
    </Link>
  );
}

/** Picture, kind, title and line of a card. The spaces separate them in the name of the link. */
export function LinkCardContent({ kind, title, picture, figure, line }: LinkCardContentProps) {
  return (
    <>
      {figure ?? (
        <span className={css.picture}>
          <Picture src={picture} alt="" sizes="7rem" ratio="16 / 9" />
        </span>
      )}
      <span className={css.words}>
        <span className={css.kind}>{kind}</span> <bdi className={css.title}>{title}</bdi>
        {line && (
          <>
            {' '}
            <span className={css.line} dir="auto">
              {line}
            </span>
          </>
        )}
      </span>
    </>
  );
}
