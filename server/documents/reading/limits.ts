/** What a file may cost to read. */
export type ReadingLimits = {
  /** Size of the file. */
  bytes: number
  pages: number
  /** Processor time for one step of the work: opening a file, or reading a few of its pages. */
  stepCpuMs: number
  /** Time for all the text of one file. */
  fileMs: number
  /** Time to recognise the text of one scanned page. */
  ocrPageMs: number
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
  stepCpuMs: 4_500,
  fileMs: 60_000,
  ocrPageMs: 20_000,
  inflatedBytes: 200 * MB,
  archiveEntries: 5_000,
  inflationRatio: 200,
  pixels: 100_000_000,
  attachments: 50,
  emailDepth: 2,
}

/** Memory of one worker: what its JavaScript may hold, and what PDFium may hold beside it. */
export const WORKER_MEMORY = { heapMb: 192, youngMb: 32, pdfBytes: 256 * MB }
