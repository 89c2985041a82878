import { type AnyInput, addressOf, endpoints, type Operation } from '@fireside/contract/endpoints';
import { fetchAnswer } from './call.ts';

/** The name that the service gives to a file, if it gives one. */
export function fileNameOf(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Not encoded after all: the plain one beside it counts.
    }
  }
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? [];
  return plain ?? null;
}

/** Saves what an endpoint answers as a file. A refusal is thrown, as that of any call: a plain link would save it. */
export async function download(operation: Operation, input: AnyInput, otherwise: string): Promise<void> {
  const response = await fetchAnswer(addressOf(operation, input), {
    method: endpoints[operation].method,
    credentials: 'same-origin',
  });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? otherwise;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
