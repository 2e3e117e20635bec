import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Puts bytes into a file of this name, which is gone when the test is over, and answers with its path. */
export function fileOf(name: string, content: Uint8Array | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'document-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
