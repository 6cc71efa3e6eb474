import type { DecisionProblems } from './en.ts';

export const ja: DecisionProblems = {
  noOperator: '担当者名を入力してください。',
  longOperator: (max) => `担当者名は${max}文字以内で入力してください。`,
  noReason: '理由を入力してください。',
  longReason: (max) => `理由は${max}文字以内で入力してください。`,
  noTarget: '対象は post:17、comment:5、message:38-12、space:4、event:7、user:9 のように入力してください。',
  noDecision: 'この操作はできません。',
  oldForm: 'このフォームは古くなっています。前のページに戻り、再読み込みしてからもう一度お試しください。',
  noAuthor: '作成者がいません。',
  notShown: (target) => `${target} は存在しないか、すでに非表示または削除されています。`,
  notHidden: (target) => `${target} は非表示になっていないか、上位のコンテンツが非表示になっています。`,
  notReported: (target) => `${target} に未対応の通報はありません。`,
  noBanEnd: '終了日は2026-12-24のような日付で入力してください。',
  pastBanEnd: '終了日には今日より後の日付を入力してください。',
  alreadyBanned: (userId) => `メンバー${userId}は存在しないか、すでに利用停止中です。`,
  notBanned: (userId) => `メンバー${userId}は存在しないか、利用停止中ではありません。`,
  notPending: (userId) => `メンバー${userId}に審査待ちのプロフィールはありません。`,
  handleTaken: (userId) => `メンバー${userId}のXのユーザー名は、承認済みの別のプロフィールで使われています。`,
};
