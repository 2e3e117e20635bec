import { TERMS, type Term } from '../../forms/acord/property-terms.ts'
import { clausesOf, isDeniedBeside, takesBack } from '../../forms/acord-25/claims.ts'

/** What remarks say of how property is insured; `lifted`: of a restriction, that it does not hold. */
type Claim = { term: Term; words: string; lifted: boolean; percents: string[] }

/** What remarks claim and none of these words of a policy says, as the remarks have it. What they deny they do not claim. */
export function unheldIn(remarks: string, held: readonly string[]): string[] {
  const told = held.flatMap(segmentsOf)
  const unheld = clausesOf(remarks)
    .flatMap(claimsIn)
    .filter((claim) => !told.some((segment) => holds(segment, claim)))
  return [...new Map(unheld.map(({ words }) => [words.toLowerCase(), words])).values()]
}

function claimsIn(clause: string): Claim[] {
  return TERMS.flatMap((term) =>
    term.find(clause).flatMap(({ at, words }): Claim[] => {
      const [before, after] = [clause.slice(0, at), clause.slice(at + words.length)]
      const piece = `${before.split(COMMA).at(-1)!}${words}${after.split(COMMA)[0]!}`
      const lifted = term.restricts && isLifted(piece)
      const named = { term, lifted, percents: percentsIn(piece) }
      if (term.restricts) return [{ ...named, words: lifted ? piece.trim() : words }]
      // 'No flood exclusion' denies a denial.
      const isDenied = isDeniedBeside(before, after) !== EXCLUSION.test(after)
      return isDenied ? [] : [{ ...named, words }]
    }),
  )
}

const holds = (segment: string, { term, lifted, percents }: Claim) =>
  term.find(segment).length > 0 &&
  isLifted(segment) === lifted &&
  percents.every((one) => percentsIn(segment).includes(one))

const COMMA = /,(?!\d{3})/
const EXCLUSION = /^ exclusion/i
const isLifted = (words: string) => takesBack(words) || /\b(?:waiv|suspend)\w*/i.test(words)
const percentsIn = (words: string) => [...words.matchAll(/(\d+(?:\.\d+)?) ?(?:%|percent|pct)/gi)].map(([, one]) => one!)
const isOf = (words: string, terms: readonly Term[]) => terms.some(({ find }) => find(words).length > 0)
const RESTRICTING = TERMS.filter(({ restricts }) => restricts)

/**
 * What words of a policy say piece by piece. A denial is of all that its clause names, but one of a restriction is of nothing else: 'Special form,
 * no coinsurance'. What names nothing goes on with what stands before it: 'Flood. Not covered.'
 */
function segmentsOf(words: string): string[] {
  const segments: string[] = []
  for (const clause of clausesOf(words)) {
    const parted = Map.groupBy(clause.split(COMMA), (piece) => isOf(piece, RESTRICTING))
    const rest = (parted.get(false) ?? []).join(',')
    if (isOf(rest, TERMS) || !segments.length) segments.push(rest)
    else segments.push(`${segments.pop()!}, ${rest}`)
    segments.unshift(...(parted.get(true) ?? []))
  }
  return segments
}
