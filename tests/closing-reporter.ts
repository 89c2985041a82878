import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Closes a run with the names of the tests that it left out, why stands in the names, and of those that failed once. */
export class ClosingReporter implements Reporter {
  #isWhole = true;

  onInit({ config }: Vitest) {
    // Who asks for some tests by name knows that the others do not run.
    this.#isWhole = config.testNamePattern === undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const namesOf = (state: 'skipped' | 'passed', isMeant: (test: TestCase) => boolean) =>
      modules.flatMap((module) =>
        [...module.children.allTests(state)]
          .filter(isMeant)
          .map((test) => `\n  ${module.relativeModuleId}: ${test.fullName}`),
      );
    const leftOut = this.#isWhole ? namesOf('skipped', () => true) : [];
    const unsteady = namesOf('passed', (test) => test.diagnostic()?.flaky === true);
    if (leftOut.length > 0) console.log(`Left out:${leftOut.join('')}\n`);
    if (unsteady.length > 0) console.log(`Failed once and passed at the second try:${unsteady.join('')}\n`);
  }
}
