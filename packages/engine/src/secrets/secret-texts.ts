import { KnownWords } from './known-words.ts';
import { Quotable, quotedWords, toldWords } from './quotable.ts';

export interface SecretSources {
  /** System text: the same for all, read once. */
  orders: Quotable;
  /** Private notes and what lies behind the adventure. A text that is shorter than a quotation counts as a whole, here and in `later`. */
  secrets: readonly string[];
  /** Scenes of the adventure that are not reached yet. */
  later: readonly string[];
  /** Passages for the DM alone of scenes that were reached: what can be found out there is told with more of their words. */
  findings: readonly string[];
  /** What players may know: quoting it gives nothing away, wherever else it stands. */
  known: readonly string[];
  /** What the DM has said or written down: it may be said again, and is no beginning to go on from. */
  told: readonly string[];
  /** What may never be shown in any spelling. */
  codes: readonly string[];
}

/** What a turn adds to them while it runs. */
export type Learnt = Pick<SecretSources, 'secrets' | 'later' | 'findings' | 'known'>;

/** What is secret in a turn, and what is known, ready to be looked up. */
export class SecretTexts {
  readonly known: KnownWords;
  /** The same with what can be found out where they are: it is no less open for standing somewhere else as well. */
  readonly open: KnownWords;
  readonly told: KnownWords;
  readonly orders: Quotable;
  readonly secrets: Quotable;
  readonly later: Quotable;
  readonly findings: Quotable;
  readonly codes: readonly string[];

  constructor({ orders, secrets, later, findings, known, told, codes }: SecretSources) {
    this.known = new KnownWords(known);
    this.open = new KnownWords([...known, ...findings]);
    this.told = new KnownWords(told);
    this.orders = orders;
    this.secrets = new Quotable(secrets, quotedWords);
    this.later = new Quotable(later, quotedWords);
    this.findings = new Quotable(findings, toldWords, false);
    this.codes = codes;
  }

  add({ secrets = [], later = [], findings = [], known = [] }: Partial<Learnt>): void {
    this.secrets.add(secrets);
    this.later.add(later);
    this.findings.add(findings);
    this.known.add(known);
    this.open.add([...known, ...findings]);
  }
}
