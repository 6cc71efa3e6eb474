/** `amount` is an exact decimal text. */
export interface Balance {
  amount: string | undefined;
  isError: boolean;
  retry(): void;
}
