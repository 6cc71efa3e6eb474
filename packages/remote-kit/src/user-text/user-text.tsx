// By its shared name: remotes bundle this file, and a second copy of the router would not see the page's history.
import { Link } from '@xana/remote-kit';
import { readUserText, searchPath, type TextSegment } from '@xana/validation';
import { Fragment, useMemo } from 'react';
import * as css from './user-text.module.css';

/**
 * Renders a user's text: paragraphs with line breaks, links that show their host, hashtags that lead to the search. Each
 * paragraph has its own text direction, so that it does not affect its surroundings.
 */
export function UserText({ text }: { text: string }) {
  const paragraphs = useMemo(() => readUserText(text), [text]);
  return (
    <div className={css.text}>
      {paragraphs.map((segments, index) => (
        <p key={index} dir="auto">
          {segments.map((segment, position) => (
            <Fragment key={position}>{renderSegment(segment)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function renderSegment(segment: TextSegment) {
  if (segment.kind === 'link') {
    return (
      <a
        className={css.link}
        href={segment.href}
        title={segment.href}
        dir="ltr"
        target="_blank"
        rel="noopener nofollow ugc"
      >
        {segment.text}
      </a>
    );
  }
  const to = segment.kind === 'tag' ? searchPath(segment.tag) : null;
  if (!to) return segment.text;
  return (
    <Link className={css.link} to={to}>
      <bdi>{segment.text}</bdi>
    </Link>
  );
}
