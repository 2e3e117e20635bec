/** What a file may cost to read. */
export type ReadingLimits = {
  /** Size of the file. */
  bytes: number
  pages: number
  /** Processor time for all the work on one file: so much to begin with, and so much more a page. */
  fileCpuMs: number
  pageCpuMs: number
  /** And for finding the facts of a page. */
  factsPageCpuMs: number
  /** Length of all its pages as they are kept, in characters: words and their boxes. */
  pagesLength: number
  /**
   * Time on the clock after which one step of the work is taken to hang: opening a file, reading a few of its pages, finding its facts. What a
   * file may cost is counted in work, so this is long enough for a server that is busy with other things.
   */
  stepMs: number
  /**
   * Work to recognise scanned pages, counted by `Effort` and never by a clock, so that the same file reads the same on a busy machine: after how
   * much no further pass over a page is begun, and what all scanned pages of a file may take: to begin with, and a page.
   */
  ocrPageWork: number
  ocrFileWork: number
  ocrMeanPageWork: number
  /** Time on the clock after which the recogniser of one page is taken to hang, and how many such pages end the recognising of a file. */
  ocrHangMs: number
  ocrHangs: number
  /** Size of everything inside a compressed file once it is unpacked, how many parts it may have, and how tightly they may be packed. */
  inflatedBytes: number
  archiveEntries: number
  inflationRatio: number
  /** Width times height of a picture. */
  pixels: number
  attachments: number
  /** Rows of all tables of a list to import, below the headings. */
  rows: number
  /** How deep files may lie inside e-mails and PDFs. */
  attachmentDepth: number
}

const MB = 1024 * 1024

export const DEFAULT_LIMITS: ReadingLimits = {
  bytes: 50 * MB,
  pages: 600,
  rows: 50_000,
  // An honest file of 600 dense pages takes about 9 ms a page with its facts (measured with bench/hostile.ts), a policy of many tables up to 70.
  fileCpuMs: 4_500,
  pageCpuMs: 40,
  factsPageCpuMs: 150,
  // An honest file of 600 dense pages takes about half of this.
  pagesLength: 80_000_000,
  stepMs: 1_200_000,
  // A dense page takes up to 70 with all its passes, four of which are about a second of a processor; so a normal file is never cut.
  ocrPageWork: 300,
  ocrFileWork: 600,
  ocrMeanPageWork: 150,
  ocrHangMs: 1_200_000,
  ocrHangs: 2,
  inflatedBytes: 200 * MB,
  archiveEntries: 5_000,
  inflationRatio: 200,
  pixels: 100_000_000,
  attachments: 50,
  attachmentDepth: 2,
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
