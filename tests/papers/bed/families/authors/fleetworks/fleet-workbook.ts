import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { liabilityAutos, liabilitySymbols } from './covered-autos.ts'
import { limitRows } from './limit-words.ts'
import { carrierOf } from './sheets.ts'
import { unitTable } from './unit-sheet.ts'

type Rows = Sheet['rows']

/** A workbook of declarations: rows of coverage at the head, then the units with their amounts. */
export const fleetWorkbook: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance } = voice
    voice.notJudged('professional')
    const more = chance.some<Line>(['gl', 'umbrella', 'wc'], chance.int(0, 2))
    const shape = chance.pick(['label rows', 'header row', 'two sheets'] as const)
    const title: Rows = [
      [
        chance.pick([
          'FLEET POLICY DECLARATIONS',
          'Auto declarations with unit schedule',
          'DECLARATIONS – SCHEDULED FLEET',
        ]),
      ],
      ['Named insured', voice.insured(), voice.insuredAddress().join(', ')],
      ['Agency', voice.producer(), voice.producerAddress().join(', ')],
    ]
    if (chance.maybe(0.5)) title.push(['Agency contact', voice.reach('contact'), voice.reach('email')])
    const lines: Line[] = ['auto', ...more]
    const cover = shape === 'header row' ? wide(voice, lines) : lines.flatMap((line) => tall(voice, line))
    const autos: Rows = chance.maybe(0.5)
      ? [
          ['Liability – covered auto symbols', liabilitySymbols(voice, 'business')],
          ['Symbols', '1 any auto, 2 owned, 7 described, 8 hired, 9 non-owned'],
        ]
      : [['Liability applies to', liabilityAutos(voice)]]
    const notes: Rows = [
      [
        'Cargo, any one vehicle (in the auto policy)',
        voice.money(chance.pick([100_000, 250_000])),
        'ded.',
        voice.money(2500),
      ],
      ['Hired auto physical damage', voice.money(75_000), 'ded.', voice.money(1000)],
    ]
    const units = unitTable(voice)
    const prior: Sheet = { name: 'Expired term', hidden: chance.maybe(0.4), rows: expired(voice) }
    const first: Rows = [...title, [''], ...cover, ...autos, ...(chance.maybe(0.7) ? notes : []), ['']]
    const sheets: Sheet[] =
      shape === 'two sheets'
        ? [
            { name: 'Dec', rows: first },
            { name: 'Units', rows: units },
          ]
        : [{ name: 'Fleet', rows: [...first, ...units] }]
    return { kind: 'declarations', feeds: 'fills', xlsx: (chance.maybe(0.5) ? [...sheets, prior] : sheets).map(plain) }
  },
}

const NAMES: Record<Line, string> = {
  auto: 'Auto liability',
  gl: 'General liability',
  umbrella: 'Umbrella',
  wc: 'Workers compensation / employers liability',
  professional: 'Errors and omissions',
}

const nameOf = (voice: Voice, line: Line) =>
  line === 'umbrella' ? voice.tick('umbrella.umbrella', NAMES[line]) : NAMES[line]

/** Cells hold plain text, not HTML. */
const plain = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'string' ? cell.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&') : cell,
    ),
  ),
})

/** One row a coverage, under a row of heads; limits are named within their cell. */
function wide(voice: Voice, lines: Line[]): Rows {
  const rows = lines.map((line) => [
    nameOf(voice, line),
    voice.number(line),
    carrierOf(voice, line, voice.chance.maybe(0.3)),
    voice.effective(line),
    voice.expiration(line),
    limitRows(voice, line)
      .map(([label, amount]) => `${label} ${amount}`)
      .join(' | '),
  ])
  return [['Coverage', 'Policy #', 'Company', 'Eff', 'Exp', 'Limits'], ...rows]
}

const daysOf = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569

function tall(voice: Voice, line: Line): Rows {
  const policy = voice.truth.policies[line]
  const [effective, expiration] = [voice.effective(line), voice.expiration(line)]
  const cells = voice.chance.maybe(0.5)
  return [
    [nameOf(voice, line)],
    ['Company', voice.carrier(line), ...(voice.chance.maybe(0.4) ? ['NAIC', voice.naic(line)] : [])],
    ['Policy number', voice.number(line)],
    cells
      ? [
          'Effective',
          { value: daysOf(policy.effective), as: 'date' },
          'Expires',
          { value: daysOf(policy.expiration), as: 'date' },
        ]
      : ['Effective', effective, 'Expires', expiration],
    ...limitRows(voice, line),
  ]
}

function expired(voice: Voice): Rows {
  const { number, effective, expiration, limits } = voice.truth.prior.auto
  return [
    ['EXPIRED TERM – for comparison only'],
    ['Policy', voice.text(number), voice.date(effective), voice.date(expiration)],
    ...Object.values(limits).map((amount) => ['Liability limit, expired', voice.money(amount)]),
  ]
}
