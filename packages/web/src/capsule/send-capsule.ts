import type { GameRead } from '@fireside/contract';
import { addressOf, endpoints } from '@fireside/contract/endpoints';
import { fetchAnswer } from '../api/call.ts';
import { words } from '../words/words.ts';

/** The file goes as it is: nobody but the service reads it. */
export async function sendCapsule(file: File): Promise<GameRead> {
  const body = await file.text().catch(() => {
    throw words.capsule.unreadable;
  });
  const response = await fetchAnswer(addressOf('importCapsule'), {
    method: endpoints.importCapsule.method,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return response.json();
}
