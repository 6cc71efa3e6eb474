// By its shared name: remotes bundle this file, and a second copy of the router would not see the page's history.
import { Link } from '@xana/remote-kit';
import { Picture } from '@xana/ui-kit/picture';
import { type ReactNode, useId } from 'react';
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

/** A small card of a page of the site. The whole card is one link, named by its visible texts (WCAG 2.5.3). */
export function LinkCard({ to, ...content }: LinkCardProps) {
  const id = useId();
  return (
    <Link className={css.card} to={to} aria-labelledby={`${id}-kind ${id}-title${content.line ? ` ${id}-line` : ''}`}>
      <LinkCardContent {...content} id={id} />
    </Link>
  );
}

/** Picture, kind, title and line of a card. @param props `id` begins the ids of the texts, by which a link is named */
export function LinkCardContent({ kind, title, picture, figure, line, id }: LinkCardContentProps & { id?: string }) {
  const idOf = (text: string) => id && `${id}-${text}`;
  return (
    <>
      {figure ?? (
        <span className={css.picture}>
          <Picture src={picture} alt="" sizes="7rem" ratio="16 / 9" />
        </span>
      )}
      <span className={css.words}>
        <span className={css.kind} id={idOf('kind')}>
          {kind}
        </span>
        <bdi className={css.title} id={idOf('title')}>
          {title}
        </bdi>
        {line && (
          <span className={css.line} dir="auto" id={idOf('line')}>
            {line}
          </span>
        )}
      </span>
    </>
  );
}
