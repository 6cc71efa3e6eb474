import { profilePath } from '@xana/contracts/remotes/page-paths';
// By its shared name: remotes bundle this file, and a second copy of the router would not see the page's history.
import { Link, lazyPart } from '@xana/remote-kit';
import { readUserText, searchPath, type TextSegment } from '@xana/validation';
import { Fragment, Suspense, useMemo } from 'react';
import * as css from './user-text.module.css';

const MixedScriptsMark = lazyPart(() =>
  import('./mixed-scripts/mixed-scripts-mark.tsx').then(({ MixedScriptsMark }) => MixedScriptsMark),
);

type MentionSegment = Extract<TextSegment, { kind: 'mention' }>;

/** A user whom the text mentions, with the username that it contains, in lower case. */
interface Mention {
  id: number;
  username: string;
  name?: string | undefined;
}

/**
 * Renders a user's text: paragraphs with line breaks, links that show their host (those to the site itself open in the page), hashtags that lead to the search, and
 * `mentions` that lead to the profile; any other @ stays text. Each paragraph has its own text direction, so that it does not affect its surroundings.
 */
export function UserText({ text, mentions = [] }: { text: string; mentions?: readonly Mention[] | undefined }) {
  const paragraphs = useMemo(() => readUserText(text, location.origin), [text]);
  return (
    <div className={css.text}>
      {paragraphs.map((segments, index) => (
        <p key={index} dir="auto">
          {segments.map((segment, position) => (
            <Fragment key={position}>{renderSegment(segment, mentions)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function renderSegment(segment: TextSegment, mentions: readonly Mention[]) {
  if (segment.kind === 'link') {
    return (
      <>
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
        {segment.isMixed && (
          <Suspense>
            <MixedScriptsMark />
          </Suspense>
        )}
      </>
    );
  }
  if (segment.kind === 'mention') return renderMention(segment, mentions);
  const to = segment.kind === 'page' ? segment.path : segment.kind === 'tag' ? searchPath(segment.tag) : null;
  if (!to) return segment.text;
  return (
    <Link className={css.link} to={to}>
      <bdi>{segment.text}</bdi>
    </Link>
  );
}

/** By the name of the user: usernames may be generated. The username is in the tooltip. */
function renderMention({ text, username }: MentionSegment, mentions: readonly Mention[]) {
  const mentioned = mentions.find((each) => each.username === username);
  if (!mentioned) return text;
  return (
    <Link className={css.link} to={profilePath(mentioned.id)} title={text}>
      <bdi>{mentioned.name ? `@${mentioned.name}` : text}</bdi>
    </Link>
  );
}
