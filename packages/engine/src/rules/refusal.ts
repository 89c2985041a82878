/** Why something cannot be done, as a sentence for whoever asked. */
export interface Refusal {
  refusal: string;
}

export function isRefusal(result: object): result is Refusal {
  return 'refusal' in result;
}
