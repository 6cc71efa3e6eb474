/** Of a bot that does not exist. */
export const BOT_TOKEN = '100000001:sandbox-bot-that-nobody-can-write-to';
