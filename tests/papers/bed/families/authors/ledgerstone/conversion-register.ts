import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { autoWords, compensationWords, LINE_WORDS, liabilityWords, type Rows, umbrellaRows } from './wordings.ts'
import { notesSheet, plainSheets } from './workbook.ts'

/** Declarations of one member as a workbook, made when policies move from the old system to the new. */
export const conversionRegister: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.shuffle(chance.some<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 5)))
    const rowsOf: Record<Line, () => Rows> = {
      gl: () => voice.limits('gl', liabilityWords(voice)),
      auto: () => voice.limits('auto', autoWords(voice)),
      umbrella: () => umbrellaRows(voice),
      wc: () => voice.limits('wc', compensationWords(voice)),
      professional: () => [
        ['Each Claim', voice.limit('professional', 'claim')],
        ['Aggregate', voice.limit('professional', 'aggregate')],
      ],
    }
    const coded = chance.maybe(0.5)
    const policies = lines.map((line) => ({
      line,
      words: line === 'umbrella' ? voice.tick('umbrella.umbrella', LINE_WORDS.umbrella) : LINE_WORDS[line],
      number: voice.number(line),
      effective: voice.effective(line),
      expiration: voice.expiration(line),
      company: voice.carrier(line),
      naic: coded ? voice.naic(line) : '',
      retired: voice.text(truth.prior[line].number),
      ended: voice.date(truth.prior[line].expiration),
      rows: rowsOf[line](),
    }))
    const [now, retired, company] = chance.pick([
      ['Policy in force', 'Retired number (old system)', 'Writing company'],
      ['Current Policy #', 'Legacy Policy # – expired', 'Company'],
      ['New system policy no.', 'Old system policy no. (closed)', 'Insurer'],
    ] as const)
    const head: string[][] = [
      [
        chance.pick([
          'Declarations extract – policies in force',
          'Member declarations, side by side',
          'Policy conversion – declarations in force',
        ]),
      ],
      ['Member', voice.insured()],
      ['Mailing address', voice.insuredAddress().join(', ')],
      ['Agency', voice.producer()],
      ...(chance.maybe(0.5) ? [['Agency address', voice.producerAddress().join(', ')]] : []),
      ...(chance.maybe(0.5) ? [['Agency phone', voice.reach('phone')], []] : [[]]),
    ]
    const code = (one: (typeof policies)[number]) => (coded ? [one.naic] : [])
    const layouts: (() => Sheet[])[] = [
      () => [
        {
          name: 'Policies',
          rows: [
            ...head,
            ['Coverage', now, 'Effective', 'Expires', company, ...(coded ? ['NAIC'] : []), retired, 'Old term ended'],
            ...policies.map((one) => [
              one.words,
              one.number,
              one.effective,
              one.expiration,
              one.company,
              ...code(one),
              one.retired,
              one.ended,
            ]),
          ],
        },
        {
          name: 'Limits',
          rows: [
            ['Coverage', 'Limit', 'Amount'],
            ...policies.flatMap((one) => one.rows.map(([words, amount]) => [one.words, words, amount])),
          ],
        },
      ],
      () => [
        {
          name: 'Declarations',
          rows: [
            ...head,
            ...policies.flatMap((one) => [
              [one.words],
              [now, one.number, '', retired, one.retired],
              ['Term', `${one.effective} – ${one.expiration}`, '', 'Old term ended', one.ended],
              [company, one.company, ...(coded ? ['NAIC', one.naic] : [])],
              ...one.rows.map(([words, amount]) => ['', words, amount]),
              [],
            ]),
          ],
        },
      ],
      () => {
        const depth = Math.max(...policies.map((one) => one.rows.length))
        const limits = Array.from({ length: depth }, (_, at) => [
          `Limit ${at + 1}`,
          ...policies.map((one) => one.rows[at]?.join(': ') ?? ''),
        ])
        const across = (words: string, value: (one: (typeof policies)[number]) => string) => [
          words,
          ...policies.map(value),
        ]
        return [
          {
            name: 'Side by side',
            rows: [
              ...head,
              across('', (one) => one.words),
              across(company, (one) => one.company),
              ...(coded ? [across('NAIC', (one) => one.naic)] : []),
              across(retired, (one) => one.retired),
              across(now, (one) => one.number),
              across('Effective', (one) => one.effective),
              across('Expiration', (one) => one.expiration),
              ...limits,
            ],
          },
        ]
      },
    ]
    const premium = lines.reduce((sum, line) => sum + truth.policies[line].premium, 0)
    const notes = chance.maybe(0.6) ? [notesSheet(voice, premium)] : []
    return { kind: 'declarations', feeds: 'fills', xlsx: plainSheets([...chance.pick(layouts)(), ...notes]) }
  },
}
