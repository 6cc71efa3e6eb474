const MAX_EMOJI = 3;
/** Code units of three family emoji, flags or emoji with a skin tone. */
const MAX_LENGTH = 48;
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Extended_Pictographic}\p{Emoji_Modifier}|[0-9#*]\uFE0F?\u20E3)/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a text is one to three emoji and nothing else, which are shown large. */
export function isEmojiOnly(text: string): boolean {
  const written = text.trim();
  if (written === '' || written.length > MAX_LENGTH) return false;
  const graphemes = Array.from(segmenter.segment(written), ({ segment }) => segment).filter(
    (each) => each.trim() !== '',
  );
  return graphemes.length <= MAX_EMOJI && graphemes.every((each) => EMOJI.test(each));
}
