/** What a file may cost to read. */
export type ReadingLimits = {
  /** Size of the file. */
  bytes: number
  pages: number
  /** Processor time for all the work on one file, its facts included: so much to begin with, and so much more a page. */
  fileCpuMs: number
  pageCpuMs: number
  /** Length of all its pages as they are kept, in characters: words and their boxes. */
  pagesLength: number
  /** Time on the clock for one step of the work: opening a file, reading a few of its pages, finding its facts. */
  stepMs: number
  /** Time to recognise the text of one scanned page, and what all scanned pages of a file may take: to begin with, and a page. */
  ocrPageMs: number
  ocrFileMs: number
  ocrMeanPageMs: number
  /** Size of everything inside a compressed file once it is unpacked, how many parts it may have, and how tightly they may be packed. */
  inflatedBytes: number
  archiveEntries: number
  inflationRatio: number
  /** Width times height of a picture. */
  pixels: number
  attachments: number
  /** How deep e-mails may lie inside e-mails. */
  emailDepth: number
}

const MB = 1024 * 1024

export const DEFAULT_LIMITS: ReadingLimits = {
  bytes: 50 * MB,
  pages: 600,
  // An honest file of 600 dense pages takes about 9 ms a page with its facts (measured with bench/hostile.ts).
  fileCpuMs: 4_500,
  pageCpuMs: 20,
  // An honest file of 600 dense pages takes about half of this.
  pagesLength: 80_000_000,
  stepMs: 60_000,
  // A dense form takes three passes of up to 6 s each (measured with bench/recognise.ts).
  ocrPageMs: 60_000,
  ocrFileMs: 60_000,
  ocrMeanPageMs: 8_000,
  inflatedBytes: 200 * MB,
  archiveEntries: 5_000,
  inflationRatio: 200,
  pixels: 100_000_000,
  attachments: 50,
  emailDepth: 2,
}

/**
 * Memory of one worker: what its JavaScript may hold, little of it for what lives briefly (Node lets that grow before it clears it), what
 * PDFium may hold beside it, and the most of both and of all buffers together. A worker that still holds more than `lastingBytes` after its
 * task is replaced by a new one.
 */
export const WORKER_MEMORY = {
  heapMb: 320,
  youngMb: 8,
  pdfBytes: 256 * MB,
  totalBytes: 512 * MB,
  lastingBytes: 256 * MB,
}
