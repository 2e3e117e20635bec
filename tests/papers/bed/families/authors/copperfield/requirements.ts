import type { Paper } from '../../../family.ts'
import { type Cell, plainCells } from './cells.ts'

/** A workbook in which the agency lays out what a contract asks for; the columns for what is carried are still empty. */
export const requirements: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto, umbrella, wc, professional } = truth.prior
    const money = (amount: number | undefined): Cell => ({ value: amount ?? 1_000_000, as: 'money' })
    const blank = chance.pick(['', '?', 'check'])
    const asked: [words: string, amount: Cell][] = [
      ['CGL - each occurrence', money(gl.limits.occurrence)],
      ['CGL - general aggregate, per project', money(gl.limits.aggregate)],
      ['CGL - products/completed operations', money(gl.limits.products)],
      ['Auto - any auto, combined single limit', money(auto.limits.csl)],
      ['WC', 'Statutory'],
      ['Employers liability (each of three)', money(wc.limits.accident)],
      ['Umbrella - follow form, each occurrence', money(umbrella.limits.occurrence)],
      ...(chance.maybe(0.5) ? [['Professional - each claim', money(professional.limits.claim)] as [string, Cell]] : []),
    ]
    const items = asked.map(([words, amount], index): Cell[] => [
      index + 1,
      words,
      amount,
      blank,
      blank,
      chance.pick(['', '', 'ask UW', 'read form']),
    ])
    const head: Cell[][] = [
      [
        chance.pick([
          'Contract insurance requirements',
          'Requirements review - not proof of coverage',
          'Contract review worksheet',
        ]),
      ],
      ['Client', voice.text(truth.insured.name)],
      ['Contract with', voice.text(truth.names.business())],
      ['Job no.', chance.digits(5)],
      ['Contract price', { value: chance.int(50, 9000) * 1000, as: 'money' }],
      ['Rec’d', voice.date(truth.policies.gl.effective), 'Reviewed by', voice.text(truth.producer.contact)],
      [],
      ['#', 'Contract asks for', 'Minimum', 'Carried', 'OK Y/N', 'Action'],
    ]
    const wording: Cell[][] = [
      ['Topic', 'What the contract says', 'Section'],
      [
        'Additional insured',
        'Owner and its lender, ongoing and completed work',
        `${chance.int(4, 14)}.${chance.int(1, 9)}`,
      ],
      ['Notice', '30 days before cancellation, 10 for nonpayment', `${chance.int(4, 14)}.${chance.int(1, 9)}`],
      ['Rating', 'Companies rated A- VII or better', `${chance.int(4, 14)}.${chance.int(1, 9)}`],
      [
        'Damages',
        `Late completion ${voice.money(chance.int(2, 20) * 250)} a day`,
        `${chance.int(15, 19)}.${chance.int(1, 9)}`,
      ],
      [
        'Deductibles',
        `None above ${voice.money(chance.pick([5000, 10_000, 25_000]))} without consent`,
        `${chance.int(4, 14)}.${chance.int(1, 9)}`,
      ],
    ]
    return {
      kind: 'other',
      feeds: 'names only',
      xlsx: [
        { name: chance.pick(['Reqs', 'Limits']), rows: plainCells([...head, ...items]) },
        { name: 'Wording', rows: plainCells(wording) },
      ],
    }
  },
}
