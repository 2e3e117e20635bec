import { bareNumber, type PolicyFacts } from '../../documents/index.ts'

/** A number that goes on with a few more letters is the same, as the reading has it: the least it must have, and how many more. */
const LEAST = 7
const MORE = 4

/** The policies a file tells of by a number, without going through all of them for each. */
export type PoliciesTold = (number: string | null) => readonly PolicyFacts[]

export function policiesTold(policies: readonly PolicyFacts[]): PoliciesTold {
  const [whole, begun] = [new Map<string, PolicyFacts[]>(), new Map<string, PolicyFacts[]>()]
  const add = (map: Map<string, PolicyFacts[]>, key: string, policy: PolicyFacts) => {
    const own = map.get(key)
    if (own) own.push(policy)
    else map.set(key, [policy])
  }
  for (const policy of policies) {
    if (!policy.number) continue
    const bare = bareNumber(policy.number)
    add(whole, bare, policy)
    for (const beginning of beginningsOf(bare)) add(begun, beginning, policy)
  }
  return (number) => {
    if (!number) return []
    const bare = bareNumber(number)
    const found = [whole.get(bare), begun.get(bare), ...beginningsOf(bare).map((one) => whole.get(one))]
    return found.flatMap((own) => own ?? [])
  }
}

const beginningsOf = (bare: string): string[] =>
  Array.from({ length: MORE }, (_, at) => bare.slice(0, bare.length - 1 - at)).filter(({ length }) => length >= LEAST)
