import { AppError } from '../../lib/app-error.ts'

/** `of`: the agency whose page it is, because agencies take turns. `signal` stops it. `onPlace` is told how many pages are printed before it. */
export type PrintOrder = {
  of: string
  signal?: AbortSignal | undefined
  onPlace?: ((before: number) => void) | undefined
}

/** Makes PDFs of complete HTML pages. Nothing in a page runs or loads; each is printed in its turn. */
export type Printer = {
  /** Throws CannotPrint when this machine makes no PDF of it, or when it was stopped. */
  print(page: string, order?: PrintOrder): Promise<Uint8Array>
  close(): Promise<void>
}

/** No PDF was made: there is no Chromium here, too many wait, or the page is too much. The HTML can still be printed. */
export class CannotPrint extends AppError {
  override name = 'CannotPrint'

  constructor(message: string, cause?: unknown) {
    super('OUTSIDE_FAILED', message)
    this.cause = cause
  }
}
