import type { ClientFrame } from '@fireside/contract';

export interface OutboxOptions {
  send: (frame: ClientFrame) => boolean;
  /** The service was reached but did not acknowledge the message in time. */
  onUnanswered: (clientId: string) => void;
  patience?: number;
}

/** Puts messages on the wire and waits for their acknowledgement. Repeating one is safe: its client id is its identity. */
export function createOutbox({ send, onUnanswered, patience = 12_000 }: OutboxOptions) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function settle(clientId: string) {
    clearTimeout(waiting.get(clientId));
    waiting.delete(clientId);
  }

  return {
    transmit(clientId: string, content: string) {
      settle(clientId);
      if (!send({ type: 'message', content, client_id: clientId })) return;
      waiting.set(
        clientId,
        setTimeout(() => {
          waiting.delete(clientId);
          onUnanswered(clientId);
        }, patience),
      );
    },
    settle,
    /** The line is lost: what waits is sent again when it is back, so nobody has failed yet. */
    suspend() {
      for (const clientId of [...waiting.keys()]) settle(clientId);
    },
  };
}
