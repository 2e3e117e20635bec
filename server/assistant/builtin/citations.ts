import type { AccountSource, SourceInput } from '../evidence/source-input.ts'

type Cited = DocumentSource | AccountSource | Extract<SourceInput, { kind: 'web' }>

export type DocumentSource = Extract<SourceInput, { kind: 'document' }>

/** Numbers the sources of an answer in the order they are cited; the same place has one number. */
export class Citations {
  private readonly known: Cited[] = []

  /** The mark to put behind a statement. */
  cite(file: string, page: number, quote: string): string {
    return this.mark({ kind: 'document', file, page, quote })
  }

  /** The mark to put behind what a record of the client holds. */
  citeRecord(record: string, fields: AccountSource['fields']): string {
    return this.mark({ kind: 'account', record, fields })
  }

  /** The mark to put behind what a page of the web says. */
  citeWeb(url: string, quote: string): string {
    return this.mark({ kind: 'web', url, quote })
  }

  private mark(source: Cited): string {
    const same = JSON.stringify(source)
    const at = this.known.findIndex((one) => JSON.stringify(one) === same)
    if (at < 0) this.known.push(source)
    return `[${at < 0 ? this.known.length : at + 1}]`
  }

  get sources(): { number: number; source: SourceInput }[] {
    return this.known.map((source, index) => ({ number: index + 1, source }))
  }
}
