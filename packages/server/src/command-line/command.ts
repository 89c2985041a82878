export interface CommandContext {
  /** What follows the name of the command. */
  arguments: string[];
  environment: NodeJS.ProcessEnv;
  print(line: string): void;
  /** Puts a question to the person at the keyboard; absent where there is none, as in a script. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** Resolves with the exit code. */
export type Command = (context: CommandContext) => Promise<number>;

/** A command line that was not understood. */
export class UsageProblem extends Error {}
