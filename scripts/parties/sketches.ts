import { TEXT_CONCEPTS, type TextLabel } from '../../server/documents/concepts/text-labels.ts'
import type { PartyRole } from '../../server/documents/facts/party-weights.ts'
import { normal } from '../../server/documents/facts/sheet.ts'
import type { Chance } from '../../tests/papers/bed/random.ts'
import type { Example } from '../learning/train.ts'

/** Words that documents print by a name and address, beyond the labels that the reader knows. */
const WORDS: Record<PartyRole, string[]> = {
  insured: [
    'you', 'your business', 'policyholder', 'customer', 'member', 'issued to', 'this policy is issued to', 'first named insured', 'insured name and address',
    'applicant', 'account name', 'business', 'mail to', 'who is insured', 'employer', 'policy issued to', 'coverage for', 'name of business', 'the insured',
  ],
  producer: [
    'your agent', 'your agent is', 'your local agent', 'your insurance agent', 'contact your agent', 'agent of record', 'independent agent', 'by the agency of',
    'sold by', 'serviced by', 'brought to you by', 'for service call', 'agency contact', 'agent information', 'retail agent', 'your broker', 'brokered by',
    'agency name and address', 'questions call your agent', 'representative', 'agency code', 'presented by',
  ],
  carrier: [
    'insurer', 'issued by', 'underwritten by', 'insurance is provided by', 'coverage provided by', 'a stock company', 'a mutual company', 'home office',
    'company', 'administrative office', 'writing company', 'we', 'member company', 'domiciled in', 'principal office', 'executive offices',
  ],
  other: [
    'additional insured', 'mortgagee', 'loss payee', 'lienholder', 'lender', 'certificate holder', 'landlord', 'lessor', 'owner of premises', 'additional interest',
    'claims', 'report claims to', 'notice of claim', 'claims administrator', 'send payments to', 'remit to', 'mail payment to', 'billing office', 'payroll',
    'general agent', 'managing general agent', 'wholesale broker', 'surplus lines broker', 'filed by', 'program administrator', 'premium finance company',
    'location', 'location 1', 'premises', 'premises address', 'building 1', 'garaged at', 'department of insurance', 'complaints', 'inspection contact',
    'third party administrator', 'service office', 'regional office', 'owner', 'contractor', 'project', 'holder', 'bank', 'finance company', 'notices to',
    'leasing company', 'loss control', 'audit contact', 'surplus lines licensee', 'trustee', 'payee', 'previous insurer', 'leased from',
  ],
} // biome-ignore format: lists

const LABELS: Partial<Record<TextLabel, PartyRole>> = {
  insured: 'insured',
  producer: 'producer',
  carrier: 'carrier',
  otherParty: 'other',
  additionalInsureds: 'other',
}
const SIDES = ['above', 'left', 'before', 'right'] as const

/**
 * Blocks of the documents under other words: each label of the reader's and each of the words above, on each side of a block drawn by chance,
 * so that what stands by a block outweighs its place.
 */
export function sketches(blocks: Example<PartyRole>[], chance: Chance): Example<PartyRole>[] {
  const known = TEXT_CONCEPTS.flatMap(({ id, labels }) => {
    const role = LABELS[id]
    return role ? labels.map((label) => ({ role, words: plain(label), kind: id as string })) : []
  })
  const more = (Object.keys(WORDS) as PartyRole[]).flatMap((role) =>
    WORDS[role].map((words) => ({ role, words, kind: null })),
  )
  return [...known, ...more].flatMap(({ role, words, kind }) =>
    (role === 'other' ? [...SIDES, ...SIDES] : SIDES).map((side, at) => {
      const block = chance.pick(blocks)
      const features = new Map([...block.features].filter(([name]) => name[0] !== 't' && !OF_NAMES.test(name)))
      features.delete(`#nothing ${side}`)
      for (const word of normal(words).split(' ')) if (/^[A-Z]{2,}$/.test(word)) features.set(`t${side}_${word}`, 1)
      if (kind) features.set(`t${side}=${kind}`, 1)
      return { name: words, kind: role, source: `sketch ${role} ${words} ${at}`, features }
    }),
  )
}

/** The blocks as their place and name alone tell them, on first pages of parties without a word by them. */
export const bare = (blocks: Example<PartyRole>[]): Example<PartyRole>[] =>
  blocks.map((block) => ({ ...block, features: new Map([...block.features].filter(([name]) => name[0] !== 't')) }))

/** What a name says of itself goes with its role, not with its place. */
const OF_NAMES = /^@(?:agency|company|dba|insurance)$/

/** A label without its optional words. */
const plain = (label: string) => label.replace(/\[[^\]]*\]/g, '')
