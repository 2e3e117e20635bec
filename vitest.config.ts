import { defineConfig } from 'vitest/config'

/** Tests that read, compute and say, and start nothing. */
const OF_NOTHING_BUT_CODE = ['{server/documents,shared,web,scripts,tests/papers}/**/*.test.{ts,tsx}']

const test = {
  // One copy of graphql: inlined, its schema builder finds the very module the tests import.
  server: { deps: { inline: [/graphql/, /@pothos/] } },
  // The files of one worker share what they import, which is a third of what they take: no test may leave anything in a module.
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
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
