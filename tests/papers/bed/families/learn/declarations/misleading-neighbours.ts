import { heading, lines, pairs, paragraph, partyBoxes, small, table } from '../../../blocks.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import { boilerplate, formsList } from './any-hand.ts'
import { head, insuredBlock, periodPairs, producerBlock } from './any-hand-heads.ts'
import { liabilityLimits, trigger } from './any-hand-limits.ts'
import { label, limitWords } from './any-hand-words.ts'

const declares = (html: string) => ({ kind: 'declarations' as const, feeds: 'fills' as const, html })

/** The wholesale broker and the carrier’s office stand in boxes like the producer’s. */
const wholesaler: Paper = {
  draw: (voice) => {
    const { chance, style, truth, text, address } = voice
    const broker = lines([text(truth.wholesaler.name), ...address(truth.wholesaler.address), truth.wholesaler.phone])
    const boxes: [string, string][] = [
      [chance.pick(['Producer', 'Retail Agent', 'Agency']), producerBlock(voice)],
      [chance.pick(['Wholesale Broker', 'Surplus Lines Broker', 'General Agent', 'Program Administrator']), broker],
      [label(chance, 'insured'), insuredBlock(voice)],
    ]
    const numbers: [string, string][] = [
      [label(chance, 'number'), voice.number('gl')],
      [label(chance, 'carrier'), voice.carrier('gl')],
      ...periodPairs(voice, 'gl'),
    ]
    return declares(
      heading(style, 'Commercial General Liability Declarations', 1.4) +
        partyBoxes(style, chance.shuffle(boxes)) +
        pairs(style, numbers) +
        liabilityLimits(voice) +
        boilerplate(voice),
    )
  },
}

/** Amounts in thousands of dollars, which the document says once. */
const inThousands: Paper = {
  draw: (voice) => {
    const { chance, style, truth } = voice
    const words = limitWords(chance, 'gl')
    const rows = Object.entries(words).map(([name, label]) => {
      const amount = voice.limit('gl', name)
      const thousands = (truth.policies.gl.limits[name]! / 1000).toLocaleString('en-US')
      return [label, /\d/.test(amount) ? thousands : amount]
    })
    return declares(
      head(voice, 'gl', 'General Liability Declarations') +
        paragraph('Limits are shown in thousands of dollars (000 omitted).') +
        table(style, ['Coverage', 'Limit ($000)'], rows) +
        formsList(voice),
    )
  },
}

/** Text that explains the limits by other people’s. */
const examples: Paper = {
  draw: (voice) => {
    const { style, truth, text, money, chance } = voice
    const [other, limits] = [truth.names.business(), otherLimits(chance, 'gl', truth.policies.gl.limits)]
    const example = `<b>How limits work – an example.</b> Suppose that ${text(other)}, Policy Number XX-000000, is insured with an Each Occurrence Limit of ${money(limits.occurrence!)} and a General Aggregate Limit of ${money(limits.aggregate!)}. If a claim of ${money(limits.occurrence! * 2)} is made, the most that is paid is ${money(limits.occurrence!)}.`
    return declares(
      head(voice, 'gl', 'Commercial General Liability Declarations') +
        liabilityLimits(voice) +
        paragraph(example) +
        small(
          'The named insured agrees that these statements are true. Terms in bold are defined. The limit is shared by every insured.',
        ) +
        heading(style, 'Who is an insured', 1) +
        paragraph(
          'If you are designated in the Declarations as an individual, you and your spouse are insureds. Your employees are also insureds.',
        ),
    )
  },
}

/** The terms that were asked for in a column before those that are in force, and losses paid below. */
const renewalSummary: Paper = {
  draw: (voice) => {
    const { chance, style, truth, money, date } = voice
    const words = limitWords(chance, 'gl')
    const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const rows = voice
      .limits('gl', words)
      .map(([name, amount]) => [name, money(other[Object.keys(words).find((key) => words[key] === name)!]!), amount])
    const heads = chance.pick([
      ['Coverage', 'Expiring', 'Renewal'],
      ['Limits', `${date(truth.prior.gl.effective)} term`, `${date(truth.policies.gl.effective)} term`],
      ['', 'Proposed', 'Issued'],
    ])
    const losses = table(
      style,
      ['Policy year', 'Claims', 'Total paid', 'Total incurred'],
      truth.claims
        .slice(0, 3)
        .map(({ loss, paid, reserves }) => [loss.slice(0, 4), '1', money(paid), money(paid + reserves)]),
    )
    return declares(
      head(voice, 'gl', 'Renewal Declarations – General Liability') +
        paragraph(`Coverage form: ${trigger(voice)}`) +
        table(style, heads, rows) +
        heading(style, 'Loss Experience', 1.05) +
        losses,
    )
  },
}

export const misleadingNeighboursFamilies: LearnFamily[] = [
  { name: 'misleading neighbours', papers: { wholesaler, inThousands, examples, renewalSummary } },
] // biome-ignore format: a family in a line
