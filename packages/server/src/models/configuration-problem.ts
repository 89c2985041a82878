/** A variable that cannot be used: one sentence that names it and says why. Never carries the value of a key. */
export class ConfigurationProblem extends Error {
  readonly variable: string;

  constructor(variable: string, why: string) {
    super(`${variable} ${why}`);
    this.name = 'ConfigurationProblem';
    this.variable = variable;
  }
}
