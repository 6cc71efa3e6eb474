/** The token's coin: a spark on a hexagon. A cross would say «close». */
export function TokenMark() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M10.5 1.900a3 3 0 0 1 3 0l6 3.500A3 3 0 0 1 21 8v8a3 3 0 0 1-1.5 2.600l-6 3.500a3 3 0 0 1-3 0l-6-3.500A3 3 0 0 1 3 16V8a3 3 0 0 1 1.5-2.600Z"
        fill="var(--accent)"
      />
      <path
        d="M12 5.500q1 5.500 6.500 6.500-5.500 1-6.500 6.500-1-5.500-6.500-6.500 5.500-1 6.500-6.500Z"
        fill="var(--on-accent)"
      />
    </svg>
  );
}
