import type { DocumentFacts } from '../facts/types.ts'
import { PLAIN, statementsRead } from '../graph/from-records.ts'
import { statementsOf } from '../graph/statements-of.ts'
import type { Statement } from '../graph/types.ts'
import type { Unit } from '../units/types.ts'

/**
 * One thing the documents say that may answer a question. `fact` and `entry` were read from documents into typed values; `pair`, `cell` and `sentence`
 * are what their pages print.
 */
export type Candidate = Statement & { kind: 'fact' | 'entry' | 'pair' | 'cell' | 'sentence' }

/** What one file holds: what was read from it, and the units of its pages. `name`: what the file is called, '' where no other stands beside it. */
export type Told = {
  file: string
  name: string
  read: Pick<DocumentFacts, 'facts' | 'records' | 'clauses'> | null
  units: Unit[]
}

/** Everything the documents say, a thing each. */
export function candidatesOf(papers: Told[]): Candidate[] {
  return papers.flatMap(({ file, name, read, units }) => {
    const own = units.map((unit) => ({ ...unit, file, paper: name }))
    const told = statementsOf(own)
    const names = new Set(told.map(({ attribute }) => bare(attribute)))
    return [
      ...(read ? statementsRead(read, file, name).filter(isWhole) : []).map((one) =>
        ofKind(one, one.table ? 'entry' : 'fact'),
      ),
      ...told
        .filter(({ value }) => !names.has(bare(value)) || /\d/.test(value) || SAYS.test(value))
        .map((one) => ofKind(one, one.table ? 'cell' : 'pair')),
      ...own.filter(isSaid).map(sentenceOf),
    ]
  })
}

/** What names a value somewhere is none: two headings beside one another say nothing. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim() || words

/** What says something, whatever it stands over. */
const SAYS = /^\W*(?:yes|no|none|included|excluded|covered|not covered|waived|required|open|closed)\W*$/i

/** A part of an address says nothing by itself. */
const isWhole = ({ attribute }: Statement): boolean => !/, (?:address line|city|state|zip)\b/i.test(attribute)

/** A heading of few words is the name of what follows; a longer one says something itself. */
const FEW = 4
const isSaid = ({ kind, value }: Unit): boolean =>
  kind === 'sentence' || (kind === 'heading' && value.split(' ').length >= FEW)

const ofKind = (statement: Statement, kind: Candidate['kind']): Candidate => ({ ...statement, kind })

type Titled = Unit & { file: string; paper: string }

const sentenceOf = ({ value, section, lead, page, quote, file, paper }: Titled): Candidate => ({
  ...PLAIN,
  ...{ kind: 'sentence', entity: '', attribute: '', table: '', row: '' },
  ...{ value, section, lead, page, quote, file, paper },
})
