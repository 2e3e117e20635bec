import type { PolicyType } from '../../../../shared/policies.ts'
import { premiumFactsOf } from '../../../documents/index.ts'
import { PARTIES, toldBy } from '../../../reviews/comparison/items.ts'
import type { Told } from '../../../reviews/comparison/types.ts'
import { holdingsOf, placeIn } from '../../../reviews/holdings.ts'
import type { ReviewPaper } from '../../../reviews/types.ts'
import { choosePolicy, offersOf } from '../offers/offers.ts'
import { ADDRESS, NUMBER, PRIOR } from './items.ts'
import { listsIn } from './lists.ts'
import type { Side } from './types.ts'

/** Which policy of a file is meant. */
export type Wanted = { number: string | null; type: PolicyType | null; isQuote: boolean }

/** What a file says of a policy; a sentence where it does not say which of its policies that is. */
export function sideOfPaper(label: string, paper: ReviewPaper, { isQuote, ...wanted }: Wanted): Side | string {
  const { facts, name } = paper
  // That it is a quote is no doubt where one was asked for.
  const asked = isQuote && facts.kind === 'quote' ? { ...facts, kind: 'declarations' as const } : facts
  const { problem, doubt, offers } = offersOf(asked, wanted, { single: {}, listed: {} })
  if (problem) return problem
  const own = ofPolicy(paper, choosePolicy(facts, wanted)!)
  const address = offers.find(({ path }) => path === 'details.insured.address')
  const told = [
    ...toldBy(own).filter(({ item }) => !item.id.startsWith('producer.')),
    ...holdingsOf(own).flatMap((holding): Told[] => {
      const item = [NUMBER, PRIOR].find(({ id }) => id === holding.key)
      return item ? [{ ...holding, item, lines: [] }] : []
    }),
    ...(address?.choices ?? []).map(({ value, shown, page, quote, boxes }) => ({
      ...{ item: { ...ADDRESS, group: PARTIES }, kind: 'text', value, shown, lines: [] },
      ...{ isSure: address?.group !== 'UNSURE', place: placeIn(paper, { page, quote, boxes }) },
    })),
  ]
  return {
    ...{ label, carrier: null, papers: [paper] },
    told: doubt ? told.map((one) => ({ ...one, isSure: false })) : told,
    // What was not read in full, or may be of another policy, lacks nothing.
    lists: doubt || paper.warnings.length ? [] : listsIn(told, own),
    notes: [...(doubt ? [doubt] : []), ...paper.warnings].map((sentence) => `${name}: ${sentence}`),
  }
}

/** A file as far as it speaks of one of its policies as it stands. */
function ofPolicy(paper: ReviewPaper, index: number): ReviewPaper {
  const { facts, pages } = paper
  const premium = new Set(premiumFactsOf(facts, index))
  const own = facts.facts.filter(
    (fact) =>
      (fact.policy === index || fact.policy === null) &&
      (fact.status === 'current' || fact.status === 'quoted') &&
      (fact.key !== 'policy.premium' || premium.has(fact)),
  )
  // Pages do not tell which of several policies a list of forms is of.
  return { ...paper, facts: { ...facts, facts: own }, pages: facts.policies.length > 1 ? [] : pages }
}
