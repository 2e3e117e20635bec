import type { Statement } from '../../documents/index.ts'
import type { AccountRecord, HeldRecord } from '../../domains/on-file/types.ts'

/** The records as statements, like those of the documents' graph: each value with its record and path as its source. */
export function statementsHeld({ records }: AccountRecord, of: (record: HeldRecord) => boolean): Statement[] {
  return records.filter(of).flatMap((record) => {
    const { type, id, name, values } = record
    const called = values.find(({ path }) => path === 'type')?.also ?? ''
    const carrier = values.find(({ path }) => path === 'carrier')
    return values.map(({ path, label, value, also }) => ({
      entity: name,
      numbers: '',
      attribute: label,
      also: [also, path === 'type' ? '' : called].filter(Boolean).join(' '),
      beside: '',
      value,
      section: path === 'carrier' ? '' : (carrier?.value ?? ''),
      lead: type.toLowerCase(),
      file: '',
      paper: '',
      page: 0,
      quote: `${label}: ${value}`,
      record: { id, path },
      table: type,
      row: id,
      isTotal: false,
    }))
  })
}
