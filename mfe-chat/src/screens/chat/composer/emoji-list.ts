/** Emoji that people use most in conversations, by theme. Screen readers know their names in each language. */
const THEMES = [
  '😀 😃 😄 😁 😆 😅 😂 🤣 😊 😇 🙂 😉 😍 🥰 😘 😋 😜 🤪 🤗 🤭 🤔 🤐 😐 😏 🙄 😌 😔 😴 😷 🤒 🤯 😎 🥳 😕 🙁 😮 😳 🥺 😢 😭 😱 😡',
  '👍 👎 👏 🙌 🙏 🤝 👋 ✌️ 🤞 🤟 👌 💪 👀 🫶 🙇 🙆 🙅 🤷',
  '❤️ 🧡 💛 💚 💙 💜 🖤 🤍 💔 💕 💯 ✨ 🔥 ⭐ 🎉 🎊 🎁 🏆',
  '🌸 🍀 🌈 ☀️ 🌙 ❄️ 🐶 🐱 🐰 🐻 🐼 🍎 🍣 🍜 🍙 🍰 🍺 ☕',
  '🎮 🎵 🎬 📷 💻 📱 🚀 ✈️ 🏠 ⏰ 💡 ✅ ❌ ❓ ❗ 💤',
];

export const EMOJI: readonly string[] = THEMES.flatMap((theme) => theme.split(' '));
