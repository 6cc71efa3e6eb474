/** The store cannot be used until `release recover` repairs it. */
export class DamagedStoreError extends Error {
  constructor(damage: string) {
    super(`${damage} Run \`release verify\` to see all damage, then \`release recover --reason "…"\`.`);
  }
}
