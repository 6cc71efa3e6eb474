export interface UserSummaryRow {
  user_id: number;
  user_name: string;
  user_avatar: string | null;
  user_color: string;
}

/** The columns of a joined `users` that make a `UserSummaryRow`. */
export const USER_COLUMNS = [
  'users.id as user_id',
  'users.name as user_name',
  'users.avatar as user_avatar',
  'users.profile_icon_color as user_color',
] as const;
