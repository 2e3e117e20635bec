import { Inflate } from 'fflate'
import { ReadingError } from '../reading-error.ts'
import type { ReadingLimits } from '../reading-limits.ts'

/** The parts of a ZIP archive by name; `read` unpacks one and returns null when there is none of that name. */
export type Archive = { names: string[]; read: (name: string) => Uint8Array | null }

type Entry = { name: string; method: number; packed: number; size: number; at: number }
type Budget = Pick<ReadingLimits, 'inflatedBytes' | 'archiveEntries' | 'inflationRatio'>

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const STORED = 0
const DEFLATED = 8
const SLICE = 16_384
/** Small parts may be packed tighter than the ratio allows: a few kilobytes of spaces are no bomb. */
const RATIO_FREE_BYTES = 1_000_000

/**
 * Opens a ZIP archive by its central directory. Sizes are checked as declared, and again while unpacking, which stops at
 * the limit. Throws a `ReadingError` for an archive that is damaged, locked or would unpack to too much.
 */
export function openArchive(bytes: Uint8Array, budget: Budget): Archive {
  const entries = directoryOf(bytes, budget)
  const declared = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0)
  if (declared > budget.inflatedBytes) throw bomb()
  let left = budget.inflatedBytes
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) return null
      const content = unpack(bytes, entry, left, budget.inflationRatio)
      left -= content.length
      return content
    },
  }
}

function directoryOf(bytes: Uint8Array, budget: Budget): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > budget.archiveEntries) throw bomb()
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged()
    if (view.getUint16(at + 8, true) & 1) {
      throw new ReadingError('locked', 'This file is protected by a password. Remove the password and upload it again.')
    }
    const nameLength = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8')
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  throw damaged()
}

function unpack(bytes: Uint8Array, entry: Entry, left: number, ratio: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.at + 30 > bytes.length) throw damaged()
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  const packed = bytes.subarray(start, start + entry.packed)
  if (packed.length !== entry.packed) throw damaged()
  if (entry.method === STORED) return packed
  if (entry.method !== DEFLATED) throw damaged()
  return inflate(packed, Math.min(left, Math.max(RATIO_FREE_BYTES, packed.length * ratio)))
}

function inflate(packed: Uint8Array, most: number): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((chunk) => {
    size += chunk.length
    if (size > most) throw bomb()
    chunks.push(chunk)
  })
  try {
    for (let at = 0; at < packed.length; at += SLICE) {
      stream.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length)
    }
  } catch (error) {
    throw error instanceof ReadingError ? error : damaged()
  }
  return Buffer.concat(chunks, size)
}

function bomb(): ReadingError {
  return new ReadingError('too-large', 'This file unpacks to far more than its size and was not opened.')
}

function damaged(): ReadingError {
  return new ReadingError('damaged', 'This file is damaged: it cannot be unpacked.')
}
