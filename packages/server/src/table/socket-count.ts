/** How many sockets each user has open at this node. Every event of a table is written once for each of them. */
export interface SocketCount {
  /** Counts one more and gives what takes it back; null when the user has as many as are allowed. */
  add(userId: string): (() => void) | null;
}

export function createSocketCount(most: number): SocketCount {
  const open = new Map<string, number>();
  return {
    add(userId) {
      const count = open.get(userId) ?? 0;
      if (count >= most) return null;
      open.set(userId, count + 1);
      return () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      };
    },
  };
}
