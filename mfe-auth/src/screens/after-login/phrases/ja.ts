import type { en } from './phrases.ts';

export const ja = {
  'welcome.title': '{{name}}さん、XANAへようこそ',
  'welcome.text': 'ご登録ありがとうございます。プロフィールを開いて、自己紹介を追加しますか？',
  'welcome.username': 'ユーザー名を決める（任意）',
  'welcome.usernameHint': 'フレンドの検索やメンションに使われます。半角英数字で、英字を1文字以上含めてください。',
  'welcome.suggestions': '使えるユーザー名',
  'welcome.yes': 'はい',
  'welcome.no': 'いいえ、続ける',
  'deletion.title': 'アカウントは{{date}}に削除されます',
  'deletion.text':
    'それまで、ほかのユーザーからは見えず、投稿・メッセージ・購入はできません。アカウントを残すと、すべて元の状態に戻ります（解約したプランは解約されたままです）。',
  'deletion.keep': 'アカウントを残す',
  'deletion.logOut': 'ログアウト',
  'deletion.kept': 'アカウントを残しました',
  'handOff.pending': 'ウォレットに未完了のリクエストがあります。ウォレットを開いて先に完了してください。',
  'handOff.logOut': 'ログアウト',
  'handOff.title': 'アプリのログインを許可しますか？',
  'handOff.named': 'アプリ「{{app}}」',
  'handOff.unnamed': 'アプリ',
  'handOff.text': '{{app}}が{{name}}さんとしてログインしようとしています。',
  'handOff.compare':
    'アプリに同じ番号が表示されている場合だけ許可してください。アプリでログインを始めた覚えがない場合は「許可しない」を選んでください。',
  'handOff.device': '端末：{{device}}',
  'handOff.grant': '許可する',
  'handOff.deny': '許可しない',
  'handOff.rejected': '署名されませんでした。もう一度お試しいただくか、「許可しない」を選んでください。',
  'handOff.walletFailed': 'ウォレットから応答がありませんでした。もう一度お試しください。',
  'handOff.granted.title': 'ログインを許可しました',
  'handOff.granted.text': '{{app}}でログインできます。アプリに戻ってください。',
  'handOff.denied.title': 'ログインを許可しませんでした',
  'handOff.denied.text': '{{app}}はこのアカウントにログインできません。',
  'handOff.expired.title': 'ログインの有効期限が切れました',
  'handOff.expired.text': '{{app}}の待ち時間は5分です。アプリでもう一度ログインを始めてください。',
  'handOff.needsLogin.title': 'もう一度ログインしてください',
  'handOff.needsLogin.text':
    'アカウントを保護するため、ここでログアウトしてから、アプリでもう一度ログインを始めてください。',
} satisfies Record<keyof typeof en, string>;
