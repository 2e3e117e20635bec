import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { limitAs, plain, shortDate, stampedDate, termAs, thousands } from './notation.ts'
import { asBearer } from './pool-names.ts'

const shown = (text: string) => text.replace(/&\w+;/g, '#').length
const pad = (text: string, width: number) => text + ' '.repeat(Math.max(1, width - shown(text)))
const left = (text: string, width: number) => ' '.repeat(Math.max(0, width - shown(text))) + text

type Print = { date: (iso: string) => string; leader: string; thousands: boolean }

function field(print: Print, label: string, value: string, width = 22): string {
  return `${label}${print.leader.repeat(Math.max(1, width - shown(label)))} ${value}`
}

const LABELS: Record<string, [name: string, words: string][][]> = {
  wc: [
    [['accident', 'EL-ACC'], ['disease', 'EL-DIS-POL'], ['employee', 'EL-DIS-EMP']],
    [['accident', 'EACH ACCIDENT'], ['disease', 'DISEASE-POLICY LMT'], ['employee', 'DISEASE-EACH EMP']],
  ],
  gl: [
    [['aggregate', 'GEN AGG'], ['products', 'PROD/CO AGG'], ['occurrence', 'EA OCC'], ['personal', 'P&amp;A INJ'], ['rented', 'DMG PREM RENTED'], ['medical', 'MED EXP ANY ONE']],
    [['occurrence', 'BI/PD PER OCCURRENCE'], ['aggregate', 'GENERAL AGGREGATE'], ['products', 'PCO AGGREGATE'], ['personal', 'PERS/ADV INJ'], ['rented', 'RENTED PREM'], ['medical', 'MEDPAY PER PERSON']],
  ],
  auto: [
    [['csl', 'CSL EA ACC'], ['perPerson', 'BI EA PERS'], ['perAccident', 'BI EA ACC'], ['damage', 'PD EA ACC']],
    [['csl', 'COMB SINGLE LIMIT'], ['perPerson', 'BODILY INJ PER PERSON'], ['perAccident', 'BODILY INJ PER ACCIDENT'], ['damage', 'PROPERTY DAMAGE']],
  ],
} // biome-ignore format: labels in order

function limitsOf(voice: Voice, line: Line, print: Print): string[] {
  const { chance } = voice
  const { limits } = voice.truth.policies[line]
  const set = chance.pick(LABELS[line]!).filter(([name]) => limits[name])
  const inK = print.thousands && line !== 'gl'
  const amount = inK ? thousands : plain
  const written = set.map(([name, words]) => [words, limitAs(voice, line, name, amount).toUpperCase()] as const)
  if (line === 'wc' && chance.maybe(0.5))
    return [
      field(print, inK ? 'EL LIMITS (000)' : 'EL LIMITS', written.map(([, value]) => value).join('/')),
      `${' '.repeat(10)}(ACC/DIS-POL-LMT/DIS-EA-EMP)${inK ? '  *AMTS IN THOUSANDS*' : ''}`,
    ]
  if (chance.maybe(0.4))
    return [
      `LIMITS${inK ? ' ($000 OMITTED)' : ''}:`,
      written.map(([words, value]) => left(words, Math.max(shown(words), shown(value)) + 2)).join(''),
      written.map(([words, value]) => left(value, Math.max(shown(words), shown(value)) + 2)).join(''),
    ]
  return [
    ...(inK ? ['  -- LIMITS BELOW IN THOUSANDS --'] : []),
    ...written.map(([words, value]) => field(print, `  ${words}`, left(value, 12), 28)),
  ]
}

const NAMES: Record<string, string[]> = {
  wc: ['WORKERS COMP/EMPL LIAB', 'LOB 16 WC'],
  gl: ['GENERAL LIABILITY', 'LOB 17 CGL'],
  auto: ['COMMERCIAL AUTO LIAB', 'LOB 21 AUTO'],
}

function segment(voice: Voice, line: Line, print: Print): string[] {
  const { chance, truth } = voice
  const prior = truth.prior[line]
  const [from, to] = termAs(voice, line, print.date)
  const number = field(print, chance.pick(['POLICY NBR', 'POL-NO', 'CONTRACT NO']), voice.number(line))
  const term = chance.pick([
    [field(print, 'EFF DATE', from), field(print, 'EXP DATE', to)],
    [field(print, 'TERM', `${from} - ${to}  12:01AM`)],
    [`EFF ${from}   EXP ${to}   TERM-MOS 12`],
  ])
  const carrier = field(
    print,
    chance.pick(['COMPANY', 'WRITING CO', 'POOL/CARRIER']),
    voice.carrier(line).toUpperCase(),
  )
  const naic = chance.maybe(0.4) ? [field(print, 'NAIC', voice.naic(line))] : []
  const status = field(print, 'STATUS', chance.pick(['A ACTIVE', 'IN FORCE', '01-ACTIVE']))
  const earlier = [
    '',
    'HIST  TRAN  POLICY            FROM      TO        STAT',
    `  01   NB   ${pad(voice.text(prior.number), 18)}${shortDate(prior.effective)}  ${shortDate(prior.expiration)}  EXPIRED`,
  ]
  return [
    `*** ${chance.pick(NAMES[line]!)} ${'*'.repeat(48)}`,
    ...chance.shuffle([number, ...term, carrier, ...naic, status]),
    '',
    ...limitsOf(voice, line, print),
    ...(chance.maybe(0.5) ? earlier : []),
    '',
  ]
}

function draw(voice: Voice): Drawn {
  const { chance, truth } = voice
  asBearer(voice, 'wc', chance.pick(['assigned', 'fund', 'group']))
  const print: Print = { date: chance.pick([shortDate, stampedDate, (iso) => iso.replaceAll('-', '/')]), leader: chance.pick([' ', '.', ' ', '_']), thousands: chance.maybe(0.7) }
  const lines = chance.pick<Line[]>([['wc'], ['wc', 'gl'], ['wc', 'auto'], ['auto', 'gl', 'wc']])
  const head = `RPT ${chance.pick(['WCPDECP', 'PMS0410', 'RMIS22-A'])}   ${chance.pick(['POLICY DECLARATION LISTING', 'INFORMATION PAGE - HOST PRINT', 'POLICY RECORD / DEC RECAP'])}      RUN ${shortDate(truth.policies.wc.effective)}  PAGE 0001`
  const insured = [field(print, chance.pick(['INSURED', 'NAMED INSD', 'EMPLOYER']), voice.insured().toUpperCase()), ...voice.insuredAddress().map((part) => ' '.repeat(23) + part.toUpperCase())]
  const agent = chance.maybe(0.7) ? [field(print, chance.pick(['PRODUCER', 'AGENT', 'AGCY']), voice.producer().toUpperCase()), ...voice.producerAddress().map((part) => ' '.repeat(23) + part.toUpperCase())] : [field(print, 'PRODUCER', '000000 DIRECT')]
  const classes = ['CLS   DESCRIPTION                     EST PAYROLL     RATE      EST PREM', '----  ------------------------------  -----------  -------  ------------', ...truth.work.map(({ code, title, payroll, rate, premium }) => `${pad(code, 6)}${pad(voice.text(title.toUpperCase().slice(0, 29)), 32)}${left(plain(payroll), 11)}${left(rate, 9)}${left(plain(premium), 14)}`), left(`EST ANNUAL PREM ${plain(truth.work.reduce((sum, { premium }) => sum + premium, 0))}`, 72)]
  const body = [head, '-'.repeat(78), ...insured, ...agent, '', ...lines.flatMap((line) => segment(voice, line, print)), ...classes, '', `FORMS: ${truth.forms.map(({ number, edition }) => `${number} ${edition}`).join(', ').replace(/(.{60,70}) /g, '$1\n       ')}`, '', '*** END OF RECORD ***'] // biome-ignore format: in the order of the listing
  const bars = chance.maybe(0.4)
  const html = `<pre class="${bars ? 'bars' : ''}">${body.join('\n')}</pre>`
  return { kind: 'declarations', feeds: 'fills', html, css: `* { -webkit-print-color-adjust: exact } pre { font-family: 'DejaVu Sans Mono', 'Liberation Mono', monospace; font-size: ${chance.pick([7.5, 8, 8.5])}pt; line-height: 1.35; margin: 0 } .bars { background: repeating-linear-gradient(#fff 0 2.7em, #e9f3e6 2.7em 5.4em) }` }
} // biome-ignore format: a record in print

/** A host listing of a policy record in monospace, amounts often in thousands. */
export const mainframeListing: Paper = { draw }
