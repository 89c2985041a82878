/** An answer that is JSON already, of what would be a T. */
export class JsonText<T> {
  declare readonly of: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
