import { open } from 'node:fs/promises'
import { ReadingError } from './reading-error.ts'
import { DEFAULT_LIMITS } from './reading-limits.ts'
import { sniff, UNKNOWN_KIND } from './sniff.ts'

/** How much of a file is looked at, in bytes. */
const FIRST = 4_096
/** How archives and old Office files begin, in hex: what they are stands further behind. */
const CONTAINER = /^(?:504b|d0cf11e0)/

/**
 * Why a file is none that Cara reads, as its first bytes tell, or null. Null also where they do not tell: the whole file is looked at when it
 * is read.
 */
export async function faultInFirstBytes(path: string, name: string): Promise<string | null> {
  const bytes = await firstBytes(path)
  if (CONTAINER.test(bytes.toString('hex', 0, 4))) return null
  try {
    await sniff(bytes, name, DEFAULT_LIMITS)
    return null
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    const isWhole = bytes.length < FIRST
    // A text may begin with blank lines, and a picture with what does not tell that it is one.
    const isSure = error.reason === 'unsupported' && !error.message.includes(UNKNOWN_KIND)
    return isWhole || isSure ? error.message : null
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST), 0, FIRST, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
