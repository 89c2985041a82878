import type { ClientFrame } from '@fireside/contract';
import type { Speech } from './speech.ts';

/** A UUID of version 4. `crypto.randomUUID` exists in secure contexts only, and many a table is plain http at home. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

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
    transmit(clientId: string, speech: Speech) {
      settle(clientId);
      if (!send({ ...speech, client_id: clientId })) return;
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
