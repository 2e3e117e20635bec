import type { SourceInput } from '../evidence/source-input.ts'

export type DocumentSource = Extract<SourceInput, { kind: 'document' }>

/** Numbers the sources of an answer in the order they are cited; the same place has one number. */
export class Citations {
  private readonly known: DocumentSource[] = []

  /** The mark to put behind a statement. */
  cite(file: string, page: number, quote: string): string {
    const at = this.known.findIndex((one) => one.file === file && one.page === page && one.quote === quote)
    if (at >= 0) return `[${at + 1}]`
    this.known.push({ kind: 'document', file, page, quote })
    return `[${this.known.length}]`
  }

  get sources(): { number: number; source: SourceInput }[] {
    return this.known.map((source, index) => ({ number: index + 1, source }))
  }
}
