export const en = {
  'icon.label': 'Chat',
  'icon.unread_one': 'Chat, {{count}} unread message',
  'icon.unread_other': 'Chat, {{count}} unread messages',
  'chat.title': 'Conversations',
  'chat.empty': 'No conversations yet. Follow people and say hello in a space.',
  'chat.failed': 'Your conversations could not be loaded',
  'chat.choose': 'Choose a conversation',
  'chat.messages': 'Messages with {{name}}',
  'chat.earlier': 'Earlier messages',
} as const;
