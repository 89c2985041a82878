import { ConfigurationProblem } from '../config/config.ts';

/** A variable about models that cannot be used: one sentence that names it and says why, never the value of a key. */
export class ModelProblem extends ConfigurationProblem {
  readonly variable: string;

  constructor(variable: string, why: string) {
    super([`${variable} ${why}`]);
    this.name = 'ModelProblem';
    this.variable = variable;
  }
}
