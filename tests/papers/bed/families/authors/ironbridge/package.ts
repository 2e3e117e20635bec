import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { conditions } from './conditions.ts'
import { at, beside, dots, ending, flush, formLine, glBasis, insuredLines, middle, millions, paged, partOf, plain, producerLines, rule, type Section, said, sheetCss, splitNames, thousands, up } from './lines.ts' // biome-ignore format: a list

const WIDE = 98

/** A package policy of several coverage parts under one number: common declarations and a declarations page for each part, heads repeated on each page. */
export const packagePolicy: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const has = { auto: chance.maybe(0.75), umbrella: chance.maybe(0.35) }
    const { css, most } = sheetCss(WIDE)
    const sections = [...common(voice, has), ...property(voice), ...liability(voice)]
    if (has.auto) sections.push(...auto(voice))
    if (has.umbrella) sections.push(...umbrella(voice))
    sections.push({ heads: ['', ' FORMS AND ENDORSEMENTS MADE PART OF THIS POLICY AT ISSUE', '', '  FORM NO       ED DATE     TITLE'], lines: truth.forms.map((form) => formLine(form, voice)) }) // biome-ignore format: a page
    if (chance.maybe(0.5)) sections.push(conditions(voice, WIDE))
    const [number, from, to] = partOf(voice, 'gl')
    if (has.auto) partOf(voice, 'auto')
    if (has.umbrella) partOf(voice, 'umbrella')
    const carrier = voice.carrier('gl')
    const renewal = chance.maybe(0.6) ? `RENEWAL OF ${voice.text(truth.prior.gl.number)}` : 'NEW'
    const code = chance.digits(3)
    const headOf = chance.pick([
      (page: number, of: number) => [
        at([0, carrier], ending(WIDE, `PAGE ${flush(String(page), 3)} OF ${flush(String(of), 3)}`)),
        rule(WIDE, '='),
        at(
          [0, 'POLICY NUMBER'],
          [24, 'POLICY PERIOD FROM'],
          [46, 'TO'],
          [60, 'AGENCY'],
          [72, 'BR'],
          [80, 'TRANSACTION'],
        ),
        at([0, number], [24, from], [46, to], [60, truth.producer.code], [72, code], [80, renewal]),
        rule(WIDE, '='),
        '',
      ],
      (page: number, of: number) => [
        middle(carrier, WIDE),
        middle('COMMERCIAL PACKAGE POLICY', WIDE),
        '',
        at([0, `POL ${number}`], [28, `EFF ${from}`], [46, `EXP ${to}`], [64, `AGT ${truth.producer.code}`], ending(WIDE, `PG ${page}/${of}`)), // biome-ignore format: a page
        at([0, renewal], [64, '12:01 AM STD TIME AT MAIL ADDR']),
        rule(WIDE),
      ],
    ])
    return { kind: 'declarations', feeds: 'fills', css, html: paged(headOf, sections, { most }) }
  },
}

function common(voice: Voice, has: { auto: boolean; umbrella: boolean }): Section[] {
  const { chance, truth } = voice
  const { gl, auto: autoPolicy, umbrella: umbrellaPolicy } = truth.policies
  const propertyPremium = chance.int(900, 22_000)
  const none = chance.pick(['NOT COVERED', 'N/C', 'NO COVERAGE', 'NOT PROVIDED'])
  const parts: [string, string, number | null][] = [
    ['COMMERCIAL PROPERTY', 'CP', propertyPremium],
    ['COMMERCIAL GENERAL LIABILITY', 'GL', gl.premium],
    ['BUSINESS AUTO', 'CA', has.auto ? autoPolicy.premium : null],
    ['COMMERCIAL CRIME', 'CR', null],
    ['INLAND MARINE', 'IM', chance.maybe(0.4) ? chance.int(200, 1900) : null],
    ['COMMERCIAL UMBRELLA', 'CU', has.umbrella ? umbrellaPolicy.premium : null],
  ]
  const total = parts.reduce((sum, [, , premium]) => sum + (premium ?? 0), 0)
  const insured = ['NAMED INSURED AND MAILING ADDRESS', '', ...insuredLines(voice, 44)]
  const phone = chance.maybe(0.5) ? [`TEL ${voice.reach('phone')}`] : []
  const agent = ['AGENT OR BROKER', '', ...producerLines(voice, 40), ...phone]
  const naic = chance.maybe(0.5) ? [`  NAIC CO NO ${voice.naic('gl')}`] : []
  return [
    { heads: [middle('COMMON POLICY DECLARATIONS', WIDE), ''], lines: [...beside(insured, agent, 52, 2), ''] },
    {
      heads: [],
      lines: [
        ...naic,
        `  FORM OF BUSINESS  ${chance.pick(['CORPORATION', 'LIMITED LIABILITY CO', 'PARTNERSHIP', 'OTHER ORGANIZATION'])}`,
        `  PAYMENT PLAN      ${chance.pick(['DIRECT BILL 10 PAY', 'AGENCY BILL', 'DIRECT BILL QUARTERLY'])}`,
        '',
      ],
    },
    {
      heads: ['  COVERAGE PARTS. THE INSURANCE IS LIMITED TO PARTS WITH A PREMIUM BESIDE THEM.', ''],
      lines: [
        ...parts.map(([title, cd, premium]) =>
          at([4, dots(title, cd, 60)], ending(78, premium === null ? none : plain(premium))),
        ),
        at(ending(78, '----------')),
        at([4, 'TOTAL ADVANCE PREMIUM'], ending(78, plain(total))),
        at([4, 'POLICY MINIMUM RETAINED PREMIUM'], ending(78, plain(chance.pick([250, 500, 1000])))),
        '',
        at([2, `COUNTERSIGNED ${voice.date(gl.effective)}`], [40, 'BY ______________________________']),
      ],
    },
  ]
}

function property(voice: Voice): Section[] {
  const { chance, truth } = voice
  const [deductible, coinsurance] = [chance.pick([500, 1000, 2500, 5000]), chance.pick(['80', '90', '100'])]
  const lines = truth.locations.flatMap((location) => {
    const [one, two = '', three = ''] = voice.address(location.party.address)
    return [
      at([2, location.number.padStart(3, '0')], [8, one ?? ''], [44, 'BUILDING'], ending(70, plain(location.building)), [76, coinsurance], ending(92, plain(deductible))), // biome-ignore format: a page
      at([8, two], [44, 'BUS PERS PROP'], ending(70, plain(location.contents)), [76, coinsurance], ending(92, plain(deductible))), // biome-ignore format: a page
      at([8, three], [44, 'BUS INC W/EE'], ending(70, chance.pick(['ALS 12 MOS', '100,000', '50,000'])), [76, '1/4'], ending(92, '72 HRS')), // biome-ignore format: a page
    ]
  })
  return [
    {
      fresh: true,
      heads: [
        middle('COMMERCIAL PROPERTY DECLARATIONS', WIDE),
        '',
        at(
          [2, 'LOC'],
          [8, 'DESCRIPTION OF PREMISES'],
          [44, 'COVERAGE'],
          ending(70, 'LIMIT OF INS'),
          [74, 'COINS'],
          ending(92, 'DED'),
        ),
        '',
      ],
      lines,
    },
  ]
}

function liability(voice: Voice): Section[] {
  const { chance, truth } = voice
  const gl = truth.policies.gl
  const none = chance.pick(['EXCL', 'NIL', 'NONE'])
  const columns = chance.pick([
    [['EACH', 'OCC', 'occurrence'], ['GENERAL', 'AGG', 'aggregate'], ['PROD/CO', 'AGG', 'products'], ['PERS &amp;', 'ADV INJ', 'personal'], ['DMG TO', 'PREM RTD', 'rented'], ['MED EXP', 'ANY 1 PER', 'medical']],
    [['GENL', 'AGGR', 'aggregate'], ['PRODUCTS', 'C/O AGGR', 'products'], ['PERS/ADV', 'INJURY', 'personal'], ['EACH', 'OCCURR', 'occurrence'], ['RENTED', 'PREMISES', 'rented'], ['MEDICAL', 'PER PERS', 'medical']],
  ] as const) // biome-ignore format: a table
  const [print, scale] = chance.pick([
    [thousands, '(AMOUNTS SHOWN IN THOUSANDS, 000 OMITTED)'],
    [thousands, '(000)'],
    [plain, '(DOLLARS)'],
    [millions, '(MIL = MILLION)'],
  ] as const)
  const row = columns.map(([, , name], index) => ending(30 + index * 13, said(voice, 'gl', name, print, none)))
  const basis = glBasis(voice, chance.pick([['OCCURRENCE', 'CLAIMS-MADE'], ['OCCURRENCE BASIS', 'CLAIMS MADE BASIS']])) // biome-ignore format: a page
  const per = chance.maybe(0.4) ? `  GENERAL AGGREGATE APPLIES ${applies(voice)}` : ''
  const benefits = chance.maybe(0.35)
    ? [at([2, 'EMPL BEN (CL-MADE)'], ending(30, print(1_000_000)), ending(43, print(1_000_000))), at([2, '  SEE ENDT; COL 1 IS EA EMPLOYEE, DED 1,000 EA EMPLOYEE'])] // biome-ignore format: a page
    : []
  const ded = chance.pick([
    'NO DEDUCTIBLE APPLIES',
    'DEDUCTIBLE PD ONLY 500 PER CLAIM',
    'DEDUCTIBLE BI &amp; PD COMBINED 1,000 PER OCC',
  ])
  return [
    {
      fresh: true,
      heads: [middle('COMMERCIAL GENERAL LIABILITY DECLARATIONS', WIDE), ''],
      lines: [
        at([2, 'LIMITS OF INSURANCE'], [30, scale]),
        '',
        at(...columns.map(([one], index) => ending(30 + index * 13, one))),
        at(...columns.map(([, two], index) => ending(30 + index * 13, two))),
        '',
        at([2, '** LIMITS ARE FOR THE TERM AND ARE NOT INCREASED BY THE NUMBER OF LOCATIONS OR CLAIMS **']),
        '',
        at([2, 'GEN LIABILITY'], ...row),
        ...benefits,
        '',
        `  COVERAGE IS WRITTEN ON: ${basis}`,
        ...(per ? [per] : []),
        `  ${ded}`,
        '',
      ],
    },
    {
      heads: [
        '  CLASSIFICATION SCHEDULE',
        at([2, 'LOC'], [7, 'CODE'], [14, 'DESCRIPTION'], [50, 'PREM BASIS'], ending(76, 'EXPOSURE'), ending(85, 'RATE'), ending(96, 'PREMIUM')), // biome-ignore format: a page
        '',
      ],
      lines: [
        ...truth.locations.map((at_) => at([2, at_.number.padStart(3, '0')], [7, at_.classCode], [14, voice.text(up(at_.classification))], [50, up(at_.basis)], ending(76, plain(at_.exposure)), ending(85, at_.rate), ending(96, plain(at_.premium)))), // biome-ignore format: a page
        at([14, 'TOTAL GL ADVANCE PREMIUM'], ending(96, plain(gl.premium))),
      ],
    },
  ]
}

function applies(voice: Voice) {
  return voice.chance.pick([
    () => voice.tick('gl.perProject', 'SEPARATELY TO EACH PROJECT (ENDT)'),
    () => voice.tick('gl.perLocation', 'PER LOCATION'),
    () => voice.tick('gl.perPolicy', 'PER POLICY'),
  ])()
}

function auto(voice: Voice): Section[] {
  const { chance, truth } = voice
  const { limits, symbols, premium } = truth.policies.auto
  const shown = voice.symbols().replaceAll(', ', chance.pick([' ', ',', '/']))
  const owned = symbols.some((symbol) => symbol < 8)
  const none = chance.pick(['N/C', 'NOT COVERED'])
  const liable = limits.csl
    ? [at([2, 'LIABILITY  CSL EA ACC'], [36, shown], ending(66, said(voice, 'auto', 'csl', plain)), ending(76, 'NIL'), ending(92, plain(premium)))] // biome-ignore format: a page
    : [
        at([2, 'LIABILITY  BI EA PERS'], [36, shown], ending(66, said(voice, 'auto', 'perPerson', plain)), ending(76, 'NIL'), ending(92, plain(premium))),
        at([2, '           BI EA ACC'], ending(66, said(voice, 'auto', 'perAccident', plain))),
        at([2, '           PD EA ACC'], ending(66, said(voice, 'auto', splitNames[2]!, plain))),
      ] // biome-ignore format: a page
  const other = (title: string, symbol: string, limit: string, ded: string) =>
    owned
      ? at([2, title], [36, symbol], ending(66, limit), ending(76, ded), ending(92, 'INCL'))
      : at([2, title], [36, none])
  return [
    {
      fresh: true,
      heads: [
        middle('BUSINESS AUTO DECLARATIONS', WIDE),
        '',
        at([2, 'COVERAGE'], [36, 'COVD AUTO SYM'], ending(66, 'LIMIT'), ending(76, 'DED'), ending(92, 'PREMIUM')),
        '',
      ],
      lines: [
        ...liable,
        other('MEDICAL PAYMENTS', '7', '5,000', 'NIL'),
        other('UNINSURED MOTORIST', '6', '60,000', 'NIL'),
        other('COMPREHENSIVE', '7', 'ACV', '500'),
        other('COLLISION', '7', 'ACV', '1,000'),
        '',
      ],
    },
    ...(owned ? [vehicles(voice)] : []),
  ]
}

function vehicles(voice: Voice): Section {
  return {
    heads: [
      '  SCHEDULE OF AUTOS YOU OWN',
      at(
        [2, 'UNIT'],
        [8, 'YR'],
        [14, 'MAKE / MODEL'],
        [42, 'SERIAL NO'],
        [62, 'BODY'],
        ending(84, 'COST NEW'),
        ending(94, 'CLASS'),
      ),
      '',
    ],
    lines: voice.truth.vehicles.map((one) => at([2, one.number.padStart(3, '0')], [8, String(one.year)], [14, up(`${one.make} ${one.model}`)], [42, one.vin], [62, one.body], ending(84, plain(one.cost)), ending(94, '03499'))), // biome-ignore format: a page
  }
}

function umbrella(voice: Voice): Section[] {
  const { limits } = voice.truth.policies.umbrella
  const kept = limits.retention
    ? [
        dots(
          voice.tick('umbrella.retention', 'SELF INSURED RETENTION'),
          said(voice, 'umbrella', 'retention', plain),
          70,
        ),
      ]
    : []
  return [
    {
      fresh: voice.chance.maybe(0.6),
      heads: ['', middle(voice.tick('umbrella.umbrella', 'COMMERCIAL UMBRELLA DECLARATIONS'), WIDE), ''],
      lines: [
        dots('EACH OCCURRENCE LIMIT', said(voice, 'umbrella', 'occurrence', plain), 70),
        dots('AGGREGATE LIMIT', said(voice, 'umbrella', 'aggregate', plain), 70),
        ...kept,
        dots('ADVANCE PREMIUM', plain(voice.truth.policies.umbrella.premium), 70),
        '',
      ].map((line) => (line ? `    ${line}` : '')),
    },
  ]
}
