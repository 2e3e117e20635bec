import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiums } from '../../server/outside/printing/find-chromium.ts'

/** The Chromium to test with: the configured one, else an installed one, else the packaged Linux build. */
export async function findChromium(): Promise<string> {
  const found = chromiums(process.env.CHROMIUM_PATH, path.join(tmpdir(), 'cara-chromium'))
  for await (const { executablePath } of found) return executablePath
  throw new Error('There is no Chromium here. Set CHROMIUM_PATH.')
}
