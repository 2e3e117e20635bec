import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{server,shared,web,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    globalSetup: 'tests/support/global-setup.ts',
    // One copy of graphql: inlined, its schema builder finds the very module the tests import.
    server: { deps: { inline: [/graphql/, /@pothos/] } },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
