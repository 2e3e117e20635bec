import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { at, ending, glBasis, middle, pad, partOf, plain, rule, said, thousands, up, wrap } from './lines.ts'

const WIDE = 80

/** Screens of a policy inquiry, printed: the master record, coverages by code, and the transactions of this term and the one before it. */
export const inquiryScreens: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance } = voice
    const hasAuto = chance.maybe(0.7)
    partOf(voice, 'gl')
    if (hasAuto) partOf(voice, 'auto')
    const screens = [master(voice, hasAuto), coverages(voice), ...(hasAuto ? [autoScreen(voice)] : []), history(voice)]
    const css = `body { margin: 0 } pre.crt { margin: 0 0 26px; padding: 8px 10px; border: ${chance.pick(['1px solid #333', '3px double #333', '0'])}; white-space: pre; font: 13px/1.25 'DejaVu Sans Mono', monospace; color: #111; break-inside: avoid }`
    return { kind: 'schedule', feeds: 'fills', css, html: screens.map((lines) => `<pre class="crt">${lines.join('\n')}</pre>`).join('') } // biome-ignore format: a page
  },
}

const framed = (id: string, title: string, lines: string[]) => [
  at([0, id], [middle(title, WIDE).search(/\S/), title], ending(WIDE, 'REGION PRD1')),
  'COMMAND ===>',
  rule(WIDE),
  ...lines,
  '',
  rule(WIDE),
  'PF1=HELP  PF3=EXIT  PF7=BACK  PF8=FWD  PF10=PRIOR TERM  PF12=CANCEL',
]

/** Fields of two columns, filled up with dots as on the screen. */
const field = (label: string, value: string, width = 12) =>
  `${pad(`${label} `, width).replaceAll(/ (?= *$)/g, '.')}: ${value}`

function master(voice: Voice, hasAuto: boolean): string[] {
  const { chance, truth } = voice
  const [first, ...names] = wrap(voice.insured(), 60)
  const address = voice.insuredAddress()
  const [agency, ...rest] = wrap(voice.producer(), 52)
  const indent = ' '.repeat(14)
  const phone = chance.maybe(0.6) ? [field('AGT PHONE', voice.reach('phone'))] : []
  const naic = chance.maybe(0.4) ? `  NAIC ${voice.naic('gl')}` : ''
  const status = chance.pick(['A  ACTIVE', 'IF IN FORCE', '1 ACTIVE'])
  const where = voice.producerAddress()
  return framed('PMS1010', 'POLICY MASTER INQUIRY', [
    at([0, field('POLICY', voice.number('gl'))], [42, field('STATUS', status)]),
    at([0, field('EFF DATE', voice.effective('gl'))], [42, field('EXP DATE', voice.expiration('gl'))]),
    at([0, field('WRITING CO', `${voice.carrier('gl')}${naic}`)]),
    at([0, field('PRIOR POL', voice.text(truth.prior.gl.number))], [42, field('EDITION', '02')]),
    '',
    field('INSURED', first ?? ''),
    ...[...names, ...address].map((line) => indent + line),
    '',
    field('AGENT', `${truth.producer.code}  ${agency}`),
    ...[...rest, ...where].map((line) => `${indent}        ${line}`),
    ...phone,
    '',
    at([0, field('LOB', hasAuto ? 'GL CA' : 'GL')], [42, field('TERM PREM', `${plain(truth.policies.gl.premium)}.00`)]),
  ])
}

function coverages(voice: Voice): string[] {
  const { chance, truth } = voice
  const inThousands = chance.maybe(0.6)
  const print = inThousands ? thousands : plain
  const none = chance.pick(['0', 'EXCL', 'NONE'])
  const show = (name: string) => said(voice, 'gl', name, print, none === '0' ? '0 (EXCL)' : none)
  const basis = glBasis(voice, ['O OCCURRENCE', 'C CLAIMS MADE'])
  const rows: [string, string, string, string, string, string][] = [
    ['0001', 'OCC LMT', 'occurrence', '0004', 'PROD/CO AGG', 'products'],
    ['0002', 'GEN AGG', 'aggregate', '0005', 'FIRE/RENTED PREM', 'rented'],
    ['0003', 'PERS/ADV INJ', 'personal', '0006', 'MED EXP EA PERS', 'medical'],
  ]
  const pairs: [string, string, string, string][] = [
    ['CGL', 'OCC / GEN AGG', 'occurrence', 'aggregate'],
    ['PCO', 'PROD-CO AGG / PERS-ADV', 'products', 'personal'],
    ['FLL', 'RENTED PREM / MED EXP', 'rented', 'medical'],
  ]
  const table = chance.pick([
    () => [
      at([0, 'CVG'], [6, 'DESC'], ending(36, 'LIMIT'), [42, 'CVG'], [48, 'DESC'], ending(80, 'LIMIT')),
      ...rows.map(([a, one, first, b, two, second]) =>
        at([0, a], [6, one], ending(36, show(first)), [42, b], [48, two], ending(80, show(second))),
      ),
      at([0, '0019'], [6, 'POLLUTION'], ending(36, 'N/C'), [42, '0023'], [48, 'LIQUOR'], ending(80, 'N/C')),
    ],
    () => [
      at([0, 'CVG'], [8, 'DESC'], ending(48, 'LIM1'), ending(64, 'LIM2'), ending(78, 'DED')),
      ...pairs.map(([code, words, first, second]) =>
        at([0, code], [8, words], ending(48, show(first)), ending(64, show(second)), ending(78, '0')),
      ),
      at([0, 'EBL'], [8, 'EMPL BEN EA EMP / AGG'], ending(48, 'N/C'), ending(64, 'N/C'), ending(78, '0')),
    ],
  ])()
  const per = chance.maybe(0.4) ? [field('AGG APPLIES', chance.pick([() => voice.tick('gl.perPolicy', 'PER POLICY'), () => voice.tick('gl.perProject', 'PER PROJECT'), () => voice.tick('gl.perLocation', 'PER LOCATION')])())] : [] // biome-ignore format: a page
  const scale = inThousands ? 'LIMITS IN THOUSANDS' : 'LIMITS IN DOLLARS'
  return framed('PMS2040', 'GENERAL LIABILITY COVERAGE SUMMARY', [
    at([0, field('POLICY', voice.text(truth.policies.gl.number))], [42, scale]),
    at([0, field('FORM', basis)], [42, field('DED PD', chance.pick(['0', '250', '500']))]),
    ...per,
    '',
    ...table,
    '',
    ...truth.locations.slice(0, 4).map((one) => at([0, `LOC ${one.number.padStart(3, '0')}`], [9, one.classCode], [16, voice.text(up(one.classification)).slice(0, 34)], [52, `EXP ${plain(one.exposure)}`], ending(80, plain(one.premium)))), // biome-ignore format: a page
  ])
}

function autoScreen(voice: Voice): string[] {
  const { truth } = voice
  const { limits } = truth.policies.auto
  const shown = voice.symbols().replaceAll(', ', ' ')
  const row = (code: string, words: string, symbols: string, limit: string, ded: string) =>
    at([0, code], [8, words], [30, symbols], ending(62, limit), ending(74, ded))
  const liability = limits.csl
    ? [row('BISL', 'LIAB CSL', shown, said(voice, 'auto', 'csl', plain), '')]
    : [
        row('BI01', 'BI EA PERS', shown, said(voice, 'auto', 'perPerson', plain), ''),
        row('BI02', 'BI EA ACC', shown, said(voice, 'auto', 'perAccident', plain), ''),
        row('PD01', 'PD EA ACC', shown, said(voice, 'auto', 'damage', plain), ''),
      ]
  const owned = truth.policies.auto.symbols.some((symbol) => symbol < 8)
  const other = owned ? [row('UM01', 'UM BI', '6', '60,000', ''), row('CMP', 'COMPREHENSIVE', '7', 'ACV', '500'), row('COL', 'COLLISION', '7', 'ACV', '1,000')] : [row('CMP', 'COMPREHENSIVE', '', 'N/C', '')] // biome-ignore format: a page
  return framed('PMS2060', 'COMMERCIAL AUTO COVERAGE SUMMARY', [
    field('POLICY', voice.text(truth.policies.gl.number)),
    '',
    row('CVG', 'DESC', 'SYM', 'LIMIT', 'DED'),
    ...liability,
    ...other,
    '',
    field('UNITS', owned ? String(truth.vehicles.length).padStart(3, '0') : '000'),
  ])
}

function history(voice: Voice): string[] {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const before = truth.prior.gl
  const row = (type: string, words: string, effective: string, limit: string, premium: string) =>
    at([0, type], [4, words], [34, voice.date(effective)], ending(60, limit), ending(WIDE, premium))
  const old = thousands(before.limits.occurrence!)
  const now = thousands(gl.limits.occurrence!)
  const reinstated = chance.maybe(0.5)
    ? [
        row('CN', 'CANC NONPAY', daysLater(gl.effective, 96), '', `${plain(Math.round(gl.premium * 0.7))}CR`),
        row('RI', 'REINSTATED NO LAPSE', daysLater(gl.effective, 96), now, plain(Math.round(gl.premium * 0.7))),
      ]
    : []
  return framed('PMS3300', 'TRANSACTION HISTORY', [
    field('POLICY', `${voice.text(gl.number)}   INCL PRIOR TERM ${voice.text(before.number)}`),
    '',
    at([0, 'TRN'], [4, 'REASON'], [34, 'EFF'], ending(60, 'OCC LMT(000)'), ending(WIDE, 'PREMIUM')),
    row('NB', 'NEW BUSINESS', before.effective, old, plain(before.premium)),
    row('EN', 'ADD LOCATION', daysLater(before.effective, 60), old, '318'),
    row('EX', 'EXPIRED', before.expiration, old, '0'),
    row('RN', 'RENEWAL, LIMITS AMENDED', gl.effective, now, plain(gl.premium)),
    row('EN', 'ADDL INSURED BLANKET', daysLater(gl.effective, 41), now, '150'),
    ...reinstated,
    '',
    middle('*** END OF HISTORY ***', WIDE),
  ])
}
