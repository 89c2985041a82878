/** What can go wrong between us and a model's provider. */
export type ModelFailureKind =
  | 'rate_limited'
  | 'unreachable'
  | 'provider_fault'
  | 'key_refused'
  | 'unknown_model'
  | 'request_refused'
  | 'declined'
  | 'silent';

/** The one error that a model throws. Its message is for the log and holds no secret. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** How long the provider asks us to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ModelFailureKind,
    message: string,
    { retryAfter, ...options }: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, options);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
