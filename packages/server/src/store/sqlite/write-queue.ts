interface Company {
  before: Promise<void>;
  size: number;
  end(): void;
}

/**
 * Lets one transaction at a time in, in the order of arrival. What the writing thread does in one go needs no turn of its
 * own: whatever arrives of it without a transaction in between goes in together.
 */
export class WriteQueue {
  #last: Promise<void> = Promise.resolve();
  /** Those who came last, as long as no transaction has come after them. */
  #company: Company | undefined;

  /** Resolves when it is the caller's turn alone, with the function that ends it. */
  async enter(): Promise<() => void> {
    const { before, end } = this.#queue();
    this.#company = undefined;
    await before;
    return end;
  }

  /** Resolves when no transaction is open, with the function that ends the caller's part. */
  async join(): Promise<() => void> {
    this.#company ??= { ...this.#queue(), size: 0 };
    const company = this.#company;
    company.size++;
    await company.before;
    return () => {
      company.size--;
      if (company.size > 0) return;
      if (this.#company === company) this.#company = undefined;
      company.end();
    };
  }

  #queue() {
    const before = this.#last;
    let end!: () => void;
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    return { before, end };
  }
}
