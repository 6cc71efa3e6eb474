type FindOnline = (userIds: readonly number[]) => Promise<number[]>;

/** Which members have a socket open, on any instance. */
export interface OnlineMembers {
  /** @returns those of the given members who are online; none before the sockets are open */
  among: FindOnline;
  /** The sockets are opened after the operations are registered. */
  answerWith(find: FindOnline): void;
}

export function createOnlineMembers(): OnlineMembers {
  let find: FindOnline = async () => [];
  return {
    among: (userIds) => find(userIds),
    answerWith: (given) => {
      find = given;
    },
  };
}
