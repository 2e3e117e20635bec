import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/chromium.ts'
import { freePort } from './tests/support/free-port.ts'

// This file is read again by every worker, which must find the same port: the first to read it chooses.
process.env.E2E_PORT ??= String(await freePort())
const PORT = Number(process.env.E2E_PORT)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // More than there are processors: a browser mostly waits.
  workers: 3,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    trace: 'off',
    video: 'off',
  },
  webServer: {
    command: `node tests/e2e/serve.ts ${PORT}`,
    url: `http://localhost:${PORT}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
