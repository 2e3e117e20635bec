import { existsSync } from 'node:fs'

const INSTALLED = [
  // Chromium without a window system: it takes less of the processors.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium to test with: the configured one, else an installed one, else the packaged Linux build. */
export async function findChromium(): Promise<string> {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return configured
  const installed = INSTALLED.find((file) => existsSync(file))
  if (installed) return installed
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
