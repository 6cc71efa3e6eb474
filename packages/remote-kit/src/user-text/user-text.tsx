// By its shared name: a remote bundles this file, and a second copy of the router would know no page.
import { Link } from '@xana/remote-kit';
import { readUserText, searchPath, type TextPart } from '@xana/validation';
import { Fragment, useMemo } from 'react';
import * as css from './user-text.module.css';

/**
 * What a person wrote: paragraphs with their line breaks, links that say which host they lead to, tags that lead to the
 * search. Each paragraph has its own reading direction, so that it never turns what stands around it.
 */
export function UserText({ text }: { text: string }) {
  const paragraphs = useMemo(() => readUserText(text), [text]);
  return (
    <div className={css.text}>
      {paragraphs.map((parts, index) => (
        <p key={index} dir="auto">
          {parts.map((part, place) => (
            <Fragment key={place}>{shown(part)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function shown(part: TextPart) {
  if (part.kind === 'link') {
    return (
      <a className={css.link} href={part.href} title={part.href} dir="ltr" target="_blank" rel="noopener nofollow ugc">
        {part.text}
      </a>
    );
  }
  const to = part.kind === 'tag' ? searchPath(part.tag) : null;
  if (!to) return part.text;
  return (
    <Link className={css.link} to={to}>
      <bdi>{part.text}</bdi>
    </Link>
  );
}
