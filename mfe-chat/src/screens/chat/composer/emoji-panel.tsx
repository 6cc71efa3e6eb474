import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import * as css from './composer.module.css';

/** Emoji that people use most in conversations, by theme. Screen readers know their names in each language. */
const THEMES = [
  '😀 😃 😄 😁 😆 😅 😂 🤣 😊 😇 🙂 😉 😍 🥰 😘 😋 😜 🤪 🤗 🤭 🤔 🤐 😐 😏 🙄 😌 😔 😴 😷 🤒 🤯 😎 🥳 😕 🙁 😮 😳 🥺 😢 😭 😱 😡',
  '👍 👎 👏 🙌 🙏 🤝 👋 ✌️ 🤞 🤟 👌 💪 👀 🫶 🙇 🙆 🙅 🤷',
  '❤️ 🧡 💛 💚 💙 💜 🖤 🤍 💔 💕 💯 ✨ 🔥 ⭐ 🎉 🎊 🎁 🏆',
  '🌸 🍀 🌈 ☀️ 🌙 ❄️ 🐶 🐱 🐰 🐻 🐼 🍎 🍣 🍜 🍙 🍰 🍺 ☕',
  '🎮 🎵 🎬 📷 💻 📱 🚀 ✈️ 🏠 ⏰ 💡 ✅ ❌ ❓ ❗ 💤',
];

const EMOJI: readonly string[] = THEMES.flatMap((theme) => theme.split(' '));

/** The columns of the panel in its style sheet. */
const COLUMNS = 8;
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

export interface EmojiPanelProps {
  onChoose(emoji: string): void;
  onClose(): void;
}

/** A grid of emoji: one tab stop, arrow keys move, Escape closes. */
export function EmojiPanel({ onChoose, onClose }: EmojiPanelProps) {
  const t = useText();
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  const move = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    const step = STEPS[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + (step ?? 0)];
    if (step === undefined || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <fieldset className={css.emojiPanel} ref={panel} aria-label={t('composer.emoji')} onKeyDown={move}>
      {EMOJI.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          className={css.emoji}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </button>
      ))}
    </fieldset>
  );
}
