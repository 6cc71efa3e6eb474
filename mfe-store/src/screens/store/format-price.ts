/** US cents as the store shows them: `$4.99`, `$1,050`. Whole numbers throughout, so that no price is off by a rounding. */
export function formatPrice(cents: number): string {
  const dollars = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = cents % 100;
  return rest === 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, '0')}`;
}
