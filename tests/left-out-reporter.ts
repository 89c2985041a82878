import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Closes a run with the names of the tests that it left out; why stands in the names. */
export class LeftOutReporter implements Reporter {
  #isWhole = true;

  onInit({ config }: Vitest) {
    // Who asks for some tests by name knows that the others do not run.
    this.#isWhole = config.testNamePattern === undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    );
    if (this.#isWhole && names.length > 0) console.log(`Left out:\n  ${names.join('\n  ')}\n`);
  }
}
