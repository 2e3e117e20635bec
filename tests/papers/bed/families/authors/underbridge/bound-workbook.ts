import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { aNotation, lineName, type Notation, sums } from './market-wording.ts'
import { charges, houseReference, reinsurers } from './surplus-clauses.ts'

type Row = Sheet['rows'][number]
/** Cells are plain text, not HTML. */
const plain = (row: Row): Row =>
  row.map((cell) =>
    typeof cell === 'string' ? cell.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&') : cell,
  )
const serial = (iso: string) => ({ value: Math.round(Date.parse(iso) / 86_400_000) + 25_569, as: 'date' as const })

/** The dates of a line, as text or as dates of the workbook. */
function datesOf(voice: Voice, line: Line, real: boolean): [Row[number], Row[number]] {
  const [from, to] = [voice.effective(line), voice.expiration(line)]
  const { effective, expiration } = voice.truth.policies[line]
  return real ? [serial(effective), serial(expiration)] : [from, to]
}

function boundRows(voice: Voice, lines: Line[], write: Notation): Row[] {
  const { chance } = voice
  const real = chance.maybe(0.5)
  const withCode = chance.maybe(0.5)
  const coded = (line: Line) => (withCode ? voice.naic(line) : chance.pick(['n/a', 'on request']))
  for (const line of lines) if (line === 'umbrella') voice.tick('umbrella.excess', '')
  const way = chance.pick(['long', 'wide', 'blocks'])
  if (way === 'long')
    return [
      ['Line', chance.pick(['Security', 'Insurer']), 'NAIC', 'Policy no.', chance.pick(['Incepts', 'Effective']), 'Expires', 'Limit basis', 'Sum bound'],
      ...lines.flatMap((line) => {
        const [from, to] = datesOf(voice, line, real)
        const head: Row = [lineName(voice, line), voice.carrier(line), coded(line), voice.number(line), from, to]
        return sums(voice, line, write).map(([words, amount], at): Row => [...(at && chance.maybe(0.5) ? ['', '', '', '', '', ''] : head), words, amount])
      }),
    ] // biome-ignore format: a table
  if (way === 'wide')
    return [
      ['Coverage bound', 'Limits', 'Insurer', 'NAIC', 'Contract/Policy No.', 'From', 'To'],
      ...lines.map(
        (line): Row => [
          lineName(voice, line),
          sums(voice, line, write)
            .map(([words, amount]) => `${amount} ${words}`)
            .join('; '),
          voice.carrier(line),
          coded(line),
          voice.number(line),
          ...datesOf(voice, line, real),
        ],
      ),
    ]
  return lines.flatMap((line): Row[] => {
    const [from, to] = datesOf(voice, line, real)
    return [
      [lineName(voice, line).toUpperCase()],
      ['Insurer', voice.carrier(line), 'NAIC', coded(line)],
      ['Policy number', voice.number(line)],
      ['From', from, 'To', to],
      ...sums(voice, line, write).map(([words, amount]): Row => ['', words, amount]),
      [],
    ]
  })
}

/** The wholesale broker's workbook of what is bound, with the options that were not. */
export const boundWorkbook: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const write = aNotation(voice)
    const lines = chance.pick<Line[]>([
      ['gl', 'auto', 'umbrella'],
      ['gl', 'umbrella', 'wc'],
      ['auto', 'wc'],
      ['gl', 'professional'],
      ['auto', 'umbrella'],
      ['gl', 'auto', 'umbrella', 'wc', 'professional'],
    ])
    const insured: Row[] = [
      [chance.pick(['Assured', 'Named Insured', 'Insured']), voice.insured()],
      ['Address', voice.insuredAddress().join(', ')],
    ]
    const producer: Row[] = [
      [chance.pick(['Retail producer', 'Producing agent']), voice.producer()],
      [chance.pick(['Address', 'Producer’s address']), voice.producerAddress().join(', ')],
    ]
    const parties = chance.shuffle([insured, producer]).flat()
    if (chance.maybe(0.5))
      parties.push(['Retail contact', voice.reach('contact'), chance.maybe(0.5) ? voice.reach('email') : ''])
    const head: Row[] = [
      [voice.text(truth.wholesaler.name)],
      [chance.pick(['CONFIRMATION OF COVER BOUND', 'Binding summary', 'Bound as of today – all lines'])],
      [houseReference(voice)],
      ...parties,
      [],
    ]
    const quoted: Row[] = [['Line', 'Option', 'Market', 'Limit offered', 'Outcome']]
    for (const line of lines) {
      const { limits } = truth.policies[line]
      const other = Object.values(otherLimits(chance, line, limits))[0]!
      quoted.push([
        lineName(voice, line),
        'Option 2',
        voice.text(truth.names.carrier().name),
        voice.money(other),
        chance.pick(['not taken up', 'declined by Assured', 'lapsed']),
      ])
      quoted.push([
        lineName(voice, line),
        'Option 3',
        voice.text(truth.names.carrier().name),
        '—',
        chance.pick(['declined to quote', 'outside appetite', 'no response']),
      ])
    }
    const bill: Row[] = lines.flatMap((line): Row[] => [
      [lineName(voice, line)],
      ...charges(voice, truth.policies[line].premium).map(([words, amount]): Row => ['', words, amount]),
      [],
    ])
    const ceded: Row[] = [['Reinsurance placed behind the issuing company – for information'], [reinsurers(voice)]]
    const bound: Sheet = {
      name: chance.pick(['Bound', 'Cover in force', 'Binding']),
      rows: [...head, ...boundRows(voice, lines, write)],
    }
    const others: Sheet[] = chance.shuffle([
      { name: 'Options not bound', rows: quoted },
      { name: 'Premium and taxes', rows: bill },
      ...(chance.maybe(0.5) ? [{ name: 'Reinsurance', rows: ceded }] : []),
    ])
    return {
      kind: 'binder',
      feeds: 'fills',
      xlsx: [bound, ...others].map((sheet) => ({ ...sheet, rows: sheet.rows.map(plain) })),
    }
  },
}
