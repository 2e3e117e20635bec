import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that read, compute and say, and start nothing. */
const OF_NOTHING_BUT_CODE = [
  '{server/classification,server/documents,shared,web,scripts,tests/papers}/**/*.test.{ts,tsx}',
]

/** The files right in `tests/` start the whole product, kill it and wait: they take longest, so they begin first. */
const STARTS_THE_PRODUCT = /\/tests\/[^/]+\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => STARTS_THE_PRODUCT.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const test = {
  // One copy of graphql: inlined, its schema builder finds the very module the tests import.
  server: { deps: { inline: [/graphql/, /@pothos/] } },
  // The files of one worker share what they import, which is a third of what they take: no test may leave anything in a module.
  isolate: false,
  testTimeout: 900_000,
  hookTimeout: 900_000,
}

export default defineConfig({
  test: {
    pool: 'forks',
    // More than there are processors: those that started the product mostly wait for it.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...test, name: 'code', include: OF_NOTHING_BUT_CODE } },
      {
        test: {
          ...test,
          name: 'services',
          include: ['{server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/e2e/**', ...OF_NOTHING_BUT_CODE],
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
    ],
  },
})
