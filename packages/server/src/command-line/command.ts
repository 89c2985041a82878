export interface CommandContext {
  /** What follows the name of the command. */
  arguments: string[];
  environment: NodeJS.ProcessEnv;
  print(line: string): void;
}

/** Resolves with the exit code. */
export type Command = (context: CommandContext) => Promise<number>;

/** A command line that was not understood. */
export class UsageProblem extends Error {}
