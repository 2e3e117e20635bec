import type { Paper } from '../../../family.ts'
import { aClassOfWork, WORK } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { conditions } from './conditions.ts'
import { anEdit, at, beside, dots, ending, formLine, insuredLines, middle, paged, plain, producerLines, rule, type Section, said, sheetCss, thousands, up } from './lines.ts' // biome-ignore format: a list

const WIDE = 92

/** A workers compensation information page, with an extension for each state: classes, rates, modifications and state charges. */
export const workersComp: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { css, most } = sheetCss(WIDE)
    const others = [truth.names.address().state, truth.names.address().state]
    const states = [...new Set([truth.insured.address.state, ...others.slice(0, chance.int(0, 2))])]
    const [carrier, number] = [voice.carrier('wc'), voice.number('wc')]
    const bureau = chance.digits(5)
    const isUnder = chance.maybe(0.35)
    const sections = [
      ...information(voice, states, number, isUnder),
      ...states.flatMap((state) => stateOf(voice, state)),
    ]
    sections.push({ heads: ['', ' ENDORSEMENT SCHEDULE', ''], lines: truth.forms.slice(0, 6).map((form) => formLine(form, voice)) }) // biome-ignore format: a page
    sections.push(places(voice))
    if (chance.maybe(0.35)) sections.push(conditions(voice, WIDE))
    const term = [voice.effective('wc'), voice.expiration('wc')] as const
    const second = isUnder
      ? [
          at([2, number], [30, term[0]], [48, term[1]], [66, truth.producer.code], [80, bureau]),
          at([2, 'POLICY NUMBER'], [30, 'PERIOD BEGINS'], [48, 'PERIOD ENDS'], [66, 'AGENCY CD'], [80, 'CARR CD']),
        ]
      : [at([0, `POLICY NO  ${number}`], [50, `BUREAU CARR CD ${bureau}`])]
    const head = (page: number, of: number) => [
      at([0, carrier], ending(WIDE, page === 1 ? `PAGE 1 OF ${of}` : `EXTENSION ${page - 1}   PAGE ${page} OF ${of}`)),
      middle('WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY', WIDE),
      middle(page === 1 ? 'INFORMATION PAGE' : 'EXTENSION OF INFORMATION PAGE', WIDE),
      ...second,
      rule(WIDE, '_'),
      '',
    ]
    return { kind: 'declarations', feeds: 'fills', css, html: paged(head, sections, { most }) }
  },
}

function information(voice: Voice, states: string[], number: string, isUnder: boolean): Section[] {
  const { chance, truth } = voice
  const entity = chance.pick(['CORPORATION', 'LLC', 'PARTNERSHIP', 'INDIVIDUAL'])
  const first = ['1. INSURED', ...insuredLines(voice, 44), '', `ENTITY  ${entity}`, `FEIN    ${chance.digits(2)}-${chance.digits(7)}`] // biome-ignore format: a page
  const agent = [
    `PRODUCER  ${truth.producer.code}`,
    ...producerLines(voice, 36),
    ...(chance.maybe(0.4) ? [voice.reach('phone')] : []),
    '',
    `RENEWAL OF  ${voice.text(truth.prior.wc.number)}`,
    `RISK ID     ${chance.digits(9)}`,
  ]
  const inHead = ['2. POLICY PERIOD AS AT THE HEAD OF THIS PAGE, FROM AND TO 12:01 A.M. STANDARD TIME']
  const period = isUnder
    ? inHead
    : chance.pick([
        () => [`2. THE POLICY PERIOD IS FROM  ${voice.effective('wc')}  TO  ${voice.expiration('wc')}`, '   12:01 A.M. STANDARD TIME AT THE ADDRESS IN ITEM 1'], // biome-ignore format: a page
        () => [at([0, '2.'], [24, 'INCEPTION'], [40, 'EXPIRATION']), at([3, 'POLICY PERIOD'], [24, voice.effective('wc')], [40, voice.expiration('wc')], [54, '(12:01 AM STD)'])], // biome-ignore format: a page
      ])()
  const naic = chance.maybe(0.4) ? [`   NAIC  ${voice.naic('wc')}`] : []
  return [
    { heads: [], lines: [...beside(first, agent, 54), ...naic, '', ...period, ''] },
    {
      heads: [],
      lines: [
        '3. COVERAGE',
        `   A. PART ONE  WORKERS COMPENSATION  - ${voice.tick('wc.statutory', 'STATUTORY')} - APPLIES IN  ${states.join('  ')}`,
        '',
        ...employers(voice),
        '',
        '   C. PART THREE  OTHER STATES  - ALL STATES BUT THE STATES OF ITEM 3.A AND ND OH WA WY',
        `   D. ENDORSEMENTS  - SEE SCHEDULE, LAST PAGE OF ${number}`,
        '',
        ...wholeBill(voice),
        '',
        ...excludedOfficers(voice),
      ],
    },
  ]
}

function employers(voice: Voice): string[] {
  const edit = anEdit(voice)
  const intro = '   B. PART TWO  EMPLOYERS LIABILITY  - APPLIES TO WORK IN EACH STATE OF 3.A'
  return voice.chance.pick([
    () => [
      intro,
      at([8, dots('BI BY ACCIDENT   EL EA ACC', said(voice, 'wc', 'accident', edit), 60)]),
      at([8, dots('BI BY DISEASE    DIS-POL LMT', said(voice, 'wc', 'disease', edit), 60)]),
      at([8, dots('BI BY DISEASE    DIS-EA EMP', said(voice, 'wc', 'employee', edit), 60)]),
    ],
    () => [
      intro,
      at(ending(36, 'EL EA ACC'), ending(54, 'DIS-POL LMT'), ending(72, 'DIS-EA EMP')),
      at([8, 'LIMITS (000)'], ending(36, said(voice, 'wc', 'accident', thousands)), ending(54, said(voice, 'wc', 'disease', thousands)), ending(72, said(voice, 'wc', 'employee', thousands))), // biome-ignore format: a page
    ],
    () => [
      intro,
      at([8, said(voice, 'wc', 'employee', edit)], [28, 'EACH EMPLOYEE, DISEASE']),
      at([8, said(voice, 'wc', 'accident', edit)], [28, 'EACH ACCIDENT']),
      at([8, said(voice, 'wc', 'disease', edit)], [28, 'POLICY LIMIT, DISEASE']),
    ],
  ])()
}

function wholeBill(voice: Voice): string[] {
  const { chance, truth } = voice
  const premium = truth.policies.wc.premium
  return [
    '4. PREMIUM IS FOUND BY OUR MANUALS OF RULES, CLASSES, RATES AND RATING PLANS, AND BY AUDIT.',
    at([8, dots('TOTAL ESTIMATED ANNUAL PREMIUM', plain(premium), 60)]),
    at([8, dots('DEPOSIT PREMIUM', plain(Math.round(premium / 4)), 60)]),
    at([8, dots('MINIMUM PREMIUM', plain(chance.int(4, 12) * 100), 60)]),
    at([8, dots('INTERIM ADJUSTMENT', chance.pick(['ANNUAL', 'MONTHLY', 'QUARTERLY']), 60)]),
  ]
}

function excludedOfficers(voice: Voice): string[] {
  if (voice.chance.maybe(0.5)) return []
  return [
    '   PERSONS NOT COVERED BY ELECTION',
    ...Array.from({ length: 2 }, () => at([8, voice.text(up(voice.truth.names.person()))], [40, voice.chance.pick(['PRES', 'SECY', 'MEMBER'])])),
  ] // biome-ignore format: a page
}

function stateOf(voice: Voice, state: string): Section[] {
  const { chance, truth } = voice
  const classes = state === truth.insured.address.state ? truth.work : chance.some(WORK, 2).map(([code, title]) => aClassOfWork(chance, code, title, state)) // biome-ignore format: a page
  const manual = classes.reduce((sum, work) => sum + work.premium, 0)
  const [mod, credit] = [chance.int(78, 132) / 100, chance.int(0, 20) / 100]
  const modified = Math.round(manual * mod)
  const standard = Math.round(modified * (1 - credit))
  const charge = (code: string, title: string, factor: string, amount: number) => at([2, code], [10, title], ending(70, factor), ending(90, plain(amount))) // biome-ignore format: a page
  return [
    {
      fresh: true,
      heads: [
        `STATE ${state}   LOC 01 AND AS SCHEDULED   RATES EFF ${voice.date(truth.policies.wc.effective)}`,
        '',
        at(ending(58, 'EST ANNUAL'), ending(70, 'RATE PER'), ending(90, 'EST ANNUAL')),
        at([2, 'CODE'], [10, 'CLASSIFICATION'], ending(58, 'REMUNERATION'), ending(70, '100'), ending(90, 'PREMIUM')),
        '',
      ],
      lines: [
        ...classes.map((work) => at([2, work.code], [10, voice.text(up(work.title))], ending(58, plain(work.payroll)), ending(70, work.rate), ending(90, plain(work.premium)))), // biome-ignore format: a page
        '',
        charge('', 'MANUAL PREMIUM', '', manual),
        charge('9807', 'EMPLOYERS LIAB INCREASED LIMITS CHARGE', '1.1 PCT', Math.round(manual * 0.011)),
        charge('9898', 'EXPERIENCE MODIFICATION', mod.toFixed(2), modified - manual),
        charge('9887', 'SCHEDULE CREDIT', credit.toFixed(2), modified - standard),
        charge('', 'STANDARD PREMIUM', '', standard),
        charge('0063', 'PREMIUM DISCOUNT', '.041', Math.round(standard * 0.041)),
        charge('0900', 'EXPENSE CONSTANT', '', chance.pick([160, 200, 250])),
        charge('9740', 'TERRORISM', '.010', Math.round(standard * 0.01)),
        charge('', `${state} ASSESSMENT / SECOND INJURY FUND`, '.0175', Math.round(standard * 0.0175)),
        '',
        at([2, 'REMUNERATION OF EXECUTIVE OFFICERS MINIMUM 1,100 MAXIMUM 4,400 PER WEEK']),
      ],
    },
  ]
}

function places(voice: Voice): Section {
  return {
    heads: ['', ' OTHER WORKPLACES NOT SHOWN ABOVE', ''],
    lines: voice.truth.locations.map((one) => at([2, one.number.padStart(3, '0')], [10, voice.address(one.party.address).join('  ')])), // biome-ignore format: a page
  }
}
