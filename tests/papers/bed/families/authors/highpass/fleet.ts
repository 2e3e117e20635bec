import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import type { Policy } from '../../../truth.ts'
import { excelDay, grouped, isSplit, plain } from './words.ts'

type Cell = Sheet['rows'][number][number]

/** A fleet workbook with the auto policy on its first sheet and the term before on another; or the same workbook sent in for a quote, where limits are only asked for. */
export const fleetWorkbook: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const isSubmission = chance.maybe(0.3)
    const asDates = chance.maybe(0.5)
    const day = (iso: string, said: string): Cell => (asDates ? { value: excelDay(iso), as: 'date' } : plain(said))
    const dollars = (amount: number): Cell => chance.pick<Cell>([amount, { value: amount, as: 'money' }])
    const account = isSubmission ? submission(voice, day) : inForce(voice, day, dollars)
    const units: Cell[][] = [
      chance.pick([
        ['Unit', 'Yr', 'Make', 'Model', 'Type', 'VIN', 'Plate', 'Stated value', 'Comp ded', 'Coll ded'],
        ['#', 'YEAR', 'MAKE', 'MODEL', 'BODY', 'SERIAL NO', 'TAG', 'ACV', 'OTC', 'COLL'],
      ]),
      ...truth.vehicles.map((one): Cell[] => [
        Number(one.number),
        one.year,
        one.make,
        one.model,
        one.body,
        one.vin,
        one.plate,
        dollars(one.cost),
        chance.pick([1000, 2500]),
        chance.pick([2500, 5000]),
      ]),
    ]
    const total: Cell[] = [
      '',
      '',
      '',
      '',
      '',
      '',
      'Total insured value',
      { value: truth.vehicles.reduce((sum, one) => sum + one.cost, 0), as: 'money' },
    ]
    const drivers: Cell[][] = [
      ['Driver', 'Born', 'State', 'License', 'Hired', 'MVR'],
      ...truth.drivers.map((one): Cell[] => [
        one.name,
        day(one.born, voice.date(one.born)),
        one.state,
        one.license,
        day(one.hired, voice.date(one.hired)),
        chance.pick(['Clear', '1 minor', '2 minor']),
      ]),
    ]
    const old: Cell[][] = [
      ['EXPIRED - kept for audit only'],
      ['Policy', 'From', 'To', 'Limit'],
      [
        truth.prior.auto.number,
        day(truth.prior.auto.effective, voice.date(truth.prior.auto.effective)),
        day(truth.prior.auto.expiration, voice.date(truth.prior.auto.expiration)),
        asked(truth.prior.auto),
      ],
    ]
    const sheets: Sheet[] = [
      { name: isSubmission ? 'Submission' : chance.pick(['Policy', 'Account', 'Summary']), rows: account },
      { name: 'Units', rows: [...units, total] },
      { name: 'Drivers', rows: drivers },
    ]
    if (!isSubmission && chance.maybe(0.6)) sheets.push({ name: 'Last term', rows: old, hidden: chance.maybe(0.5) })
    return {
      kind: isSubmission ? 'application' : 'schedule',
      feeds: isSubmission ? 'names only' : 'fills',
      xlsx: sheets,
    }
  },
}

const asked = ({ limits }: Policy) =>
  limits.csl
    ? `${grouped(limits.csl)} CSL`
    : `${grouped(limits.perPerson!)}/${grouped(limits.perAccident!)}/${grouped(limits.damage!)}`

type Day = (iso: string, said: string) => Cell

function parties(voice: Parameters<Paper['draw']>[0]): Cell[][] {
  const { chance } = voice
  const rows: Cell[][] = [
    [chance.pick(['Insured', 'Named insured', 'Motor carrier']), plain(voice.insured())],
    ['Mail to', ...voice.insuredAddress().map(plain)],
    [chance.pick(['Agency', 'Producer', 'Agent']), plain(voice.producer())],
    ['', ...voice.producerAddress().map(plain)],
    ['Agency phone', plain(voice.reach('phone')), 'e-mail', plain(voice.reach('email'))],
    ['Program administrator', voice.truth.wholesaler.name, voice.truth.wholesaler.phone],
  ]
  return rows
}

function inForce(voice: Parameters<Paper['draw']>[0], day: Day, dollars: (amount: number) => Cell): Cell[][] {
  const { chance, truth } = voice
  const { auto, gl } = truth.policies
  const limit = (name: string): Cell => {
    const printed = voice.limit('auto', name)
    return chance.maybe(0.7) ? dollars(auto.limits[name]!) : plain(printed)
  }
  const liability: Cell[][] = isSplit(voice)
    ? [
        ['Liability', 'BI per person', limit('perPerson')],
        ['', 'BI per accident', limit('perAccident')],
        ['', 'Property damage', limit('damage')],
      ]
    : [['Liability', chance.pick(['CSL', 'Combined single limit']), limit('csl')]]
  const glRows: Cell[][] = chance.maybe(0.4)
    ? [
        [
          'Truckers GL',
          plain(voice.carrier('gl')),
          plain(voice.number('gl')),
          day(gl.effective, voice.effective('gl')),
          day(gl.expiration, voice.expiration('gl')),
        ],
        ['', 'Occurrence limit', plain(voice.limit('gl', 'occurrence'))],
        ['', 'General aggregate', plain(voice.limit('gl', 'aggregate'))],
      ]
    : []
  return [
    ['FLEET SCHEDULE - CURRENT TERM'],
    ...parties(voice),
    [],
    ['Line', 'Company', 'Policy', 'Eff', 'Exp'],
    [
      'Auto',
      plain(voice.carrier('auto')),
      plain(voice.number('auto')),
      day(auto.effective, voice.effective('auto')),
      day(auto.expiration, voice.expiration('auto')),
    ],
    ...liability,
    ['Symbols (liability)', voice.symbols()],
    ['UM/UIM', '', 60_000],
    ['Cargo', `MTC${chance.digits(6)}`, dollars(100_000), 'ded', 1000],
    ['Physical damage', 'see Units', 'symbol 7'],
    ...glRows,
    [],
    ['Filings', 'BMC-91X', 'Form E', chance.pick(['MCS-90 on file', 'no MCS-90'])],
    ['Premium', { value: auto.premium, as: 'money' }],
  ]
}

function submission(voice: Parameters<Paper['draw']>[0], day: Day): Cell[][] {
  const { chance, truth } = voice
  const prior = truth.prior.auto
  return [
    [chance.pick(['NEW BUSINESS SUBMISSION - PLEASE QUOTE', 'FLEET APPLICATION - NOT BOUND'])],
    ...parties(voice),
    [],
    ['Wanted from', day(truth.policies.auto.effective, voice.date(truth.policies.auto.effective))],
    ['Auto liability wanted', asked(truth.policies.auto)],
    ['Symbols wanted', '7, 8, 9'],
    ['Cargo wanted', 100_000],
    [
      'Lapsed policy',
      truth.names.carrier().name,
      prior.number,
      day(prior.effective, voice.date(prior.effective)),
      day(prior.expiration, voice.date(prior.expiration)),
      asked(prior),
    ],
    ['Target premium', { value: truth.policies.auto.premium, as: 'money' }],
  ]
}
