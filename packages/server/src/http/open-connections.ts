import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Every connection of the server, the upgraded ones and those that never said a word included. */
export function watchConnections(server: Server): { cut(): void } {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    /** Whoever waits for an answer learns in this way that none will come. */
    cut() {
      for (const socket of open) socket.destroy();
    },
  };
}
