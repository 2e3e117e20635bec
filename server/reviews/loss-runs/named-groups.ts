import { parseDate } from '../../../shared/dates.ts'
import { bareNumber, LINES, lineSaid, type RecordField } from '../../documents/index.ts'
import type { Claim } from './claim.ts'
import { Ledger } from './ledger.ts'
import { yearsSaid } from './policy-term.ts'
import type { PrintedTotal } from './printed-total.ts'
import { textOf } from './words.ts'

/** A name of more words is a sentence, whose first words tell. */
const MOST_WORDS = 16

/** The claims of a run by what a total may call them: their policy, their line, the year of their policy or of their loss, whether they are open. */
export class NamedGroups {
  private readonly claims = new Map<string, Claim[]>()
  private readonly ledgers = new Map<string, Ledger>()

  constructor(claims: readonly Claim[]) {
    for (const claim of claims)
      for (const key of keysOf(claim)) {
        const own = this.claims.get(key)
        if (own) own.push(claim)
        else this.claims.set(key, [claim])
      }
  }

  /** The groups that the name of a total names, the narrowest first. */
  named({ name, of }: PrintedTotal): Ledger[] {
    const spans = spansOf(textOf(name) ?? '')
    const find = (kind: string, values: readonly string[]) =>
      values.find((value) => this.claims.has(keyOf(kind, value))) ?? null
    const policy = find('policy', spans.map(bareNumber))
    const line = find('line', spans.flatMap(lineIn))
    const terms = spans.flatMap((span) => yearsIn(span) ?? [])
    const year = find('year', terms) ?? find('year', spans) ?? find('lost', spans)
    const states = ['open', 'closed'].filter((one) => spans.some((span) => span.toLowerCase() === one))
    const status = states.length === 1 ? find('status', states) : null
    const under = of.policy_number ? bareNumber(textOf(of.policy_number) ?? '') : null
    return this.ledgersOf([
      policy && keyOf('policy', policy),
      year && keyOf('year', year, line),
      year && keyOf('lost', year, line),
      line && !year ? keyOf('line', line) : null,
      status && keyOf('status', status),
      under && keyOf('policy', under),
    ])
  }

  /** The claims of a row of a year: those of the policy that it names, else of its year; none where nothing is listed of it. */
  ofYear({ year, of }: PrintedTotal): Ledger[] {
    if (of.policy_number) return this.ofPolicy(textOf(of.policy_number))
    const told = textOf(year) ?? ''
    const first = parseDate(told.split(' - ')[0]!)?.slice(0, 4)
    return this.ledgersOf(first ? [keyOf('year', first)] : [keyOf('year', told), keyOf('lost', told)])
  }

  /** The claims of one policy, or of the line that a total stands under. */
  ofPolicy(policy: string | null): Ledger[] {
    return this.ledgersOf([policy && keyOf('policy', bareNumber(policy))])
  }
  ofLine(line: RecordField | undefined): Ledger[] {
    const said = line ? lineIn(textOf(line) ?? '') : []
    return this.ledgersOf(said.map((one) => keyOf('line', one)))
  }

  private ledgersOf(keys: readonly (string | null)[]): Ledger[] {
    return [...new Set(keys)].flatMap((key) => {
      const claims = key === null ? undefined : this.claims.get(key)
      if (key === null || !claims) return []
      const ledger = this.ledgers.get(key) ?? new Ledger(claims)
      this.ledgers.set(key, ledger)
      return [ledger]
    })
  }
}

const keyOf = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join('\n')

function keysOf({ policy, line, year, lost, isOpen }: Claim): string[] {
  const years = [year && keyOf('year', year), lost && keyOf('lost', lost.slice(0, 4))].flatMap((key) => key ?? [])
  return [
    ...(policy ? [keyOf('policy', bareNumber(policy))] : []),
    ...years,
    ...(isOpen === null ? [] : [keyOf('status', isOpen ? 'open' : 'closed')]),
    ...(line ? [keyOf('line', line), ...years.map((key) => keyOf(key, line))] : []),
  ]
}

/** The line that words say and nothing else, by its name or as the document has it. */
const lineIn = (words: string): string[] => {
  const line = lineSaid(words)
  return line ? [LINES[line]] : [words]
}

/** The year in which a term of years begins: '2023-2024'. */
const yearsIn = (span: string): string | null => yearsSaid(span)?.slice(0, 4) ?? null

/** All runs of words in a text, the longest first. */
function spansOf(text: string): string[] {
  const words = (text.match(/[\p{L}\d][\p{L}\d'&/.-]*/gu) ?? []).slice(0, MOST_WORDS)
  const spans = words.flatMap((_, from) => words.slice(from).map((__, at) => words.slice(from, from + at + 1)))
  return spans.sort((a, b) => b.length - a.length).map((span) => span.join(' ').replace(/[.,:;/-]+$/, ''))
}
