import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { anEdit, at, beside, dots, ending, formLine, insuredLines, middle, paged, plain, producerLines, rule, type Section, said, sheetCss, up } from './lines.ts' // biome-ignore format: a list

const WIDE = 94
const NUMBERS = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN']

/** Umbrella or excess declarations with a long schedule of underlying policies of other companies, none of which is what this document insures. */
export const umbrellaDeclarations: Paper = {
  draw(voice) {
    const { chance } = voice
    const { css, most } = sheetCss(WIDE)
    const isExcess = chance.maybe(0.3)
    const title = isExcess
      ? voice.tick('umbrella.excess', chance.pick(['EXCESS LIABILITY', 'FOLLOW FORM EXCESS LIABILITY']))
      : voice.tick('umbrella.umbrella', chance.pick(['COMMERCIAL UMBRELLA LIABILITY', 'UMBRELLA LIABILITY']))
    const carrier = voice.carrier('umbrella')
    const [number, from, to] = [voice.number('umbrella'), voice.effective('umbrella'), voice.expiration('umbrella')]
    const label = chance.pick(['POLICY', 'POLICY NUMBER', 'NO'])
    const stock = chance.pick(['A STOCK CO', 'CAPITAL STOCK COMPANY', ''])
    const identity = chance.pick([
      [at([0, `${label}: ${number}`], [46, `TERM: ${from} TO ${to}`])],
      ['', at([0, label], [36, 'INCEPTS'], [54, 'EXPIRES'], [72, 'RENEWS']), at([0, number], [36, from], [54, to], [72, voice.text(voice.truth.prior.umbrella.number)])], // biome-ignore format: a page
    ])
    const head = (page: number, of: number) => [
      at([0, `${title} DECLARATIONS`], ending(WIDE, `SHEET ${page} OF ${of}`)),
      at([0, carrier], ending(WIDE, stock)),
      ...identity,
      rule(WIDE, '*'),
      '',
    ]
    const sections = [...parties(voice), limits(voice, isExcess), ...underlying(voice), ...last(voice)]
    return { kind: 'declarations', feeds: 'fills', css, html: paged(head, sections, { most }) }
  },
}

function parties(voice: Voice): Section[] {
  const { chance, truth } = voice
  const insured = ['ITEM 1  NAMED INSURED', ...insuredLines(voice, 42)]
  const agent = [`AGENT ${truth.producer.code}`, ...producerLines(voice, 40)]
  const extra = chance.maybe(0.5) ? [`FAX ${voice.reach('fax')}`] : []
  const naic = chance.maybe(0.4) ? ['', `  NAIC CODE ${voice.naic('umbrella')}`] : []
  return [{ heads: [], lines: [...beside(insured, [...agent, ...extra], 50, 2), ...naic, ''] }]
}

function limits(voice: Voice, isExcess: boolean): Section {
  const { chance, truth } = voice
  const { umbrella } = truth.policies
  const edit = anEdit(voice)
  const inWords = chance.maybe(0.35)
  const print = (amount: number) => (inWords ? `${NUMBERS[amount / 1_000_000]} MILLION DOLLARS` : edit(amount))
  const show = chance.pick([
    (label: string, value: string) => `  ${dots(label, value, 76)}`,
    (label: string, value: string) => at([2, value], [34, label]),
  ])
  const retention =
    !isExcess && umbrella.limits.retention
      ? [show(voice.tick('umbrella.retention', chance.pick(['SIR, EACH OCC NOT COVERED BELOW', 'RETAINED LIMIT (SIR)'])), said(voice, 'umbrella', 'retention', edit))] // biome-ignore format: a page
      : []
  const rows = [
    show(chance.pick(['LIMIT, EACH OCCURRENCE', 'EA OCC LIMIT']), said(voice, 'umbrella', 'occurrence', print)),
    show(chance.pick(['LIMIT, ANNUAL AGGREGATE', 'AGG LIMIT WHERE APPLICABLE']), said(voice, 'umbrella', 'aggregate', print)), // biome-ignore format: a page
    ...retention,
  ]
  return {
    heads: ['ITEM 2  LIMITS OF THIS POLICY', ''],
    lines: [
      ...rows,
      '',
      `  ${dots('PREMIUM, FLAT', plain(umbrella.premium), 76)}`,
      `  ${dots('MINIMUM EARNED', plain(Math.round(umbrella.premium / 4)), 76)}`,
      '',
    ],
  }
}

function underlying(voice: Voice): Section[] {
  const { chance, truth } = voice
  const { gl, auto, wc } = truth.policies
  const amounts: [Line, string, [string, number | undefined][]][] = [
    ['gl', 'GENERAL LIAB', [['EA OCC', gl.limits.occurrence], ['GEN AGG', gl.limits.aggregate], ['PROD/CO AGG', gl.limits.products], ['PERS/ADV', gl.limits.personal]]],
    ['auto', 'AUTO LIAB', auto.limits.csl ? [['CSL EA ACC', auto.limits.csl]] : [['BI EA PERS', auto.limits.perPerson], ['BI EA ACC', auto.limits.perAccident], ['PD EA ACC', auto.limits.damage]]],
    ['wc', 'EMPLOYERS LIAB', [['EL EA ACC', wc.limits.accident], ['DIS-POL LMT', wc.limits.disease], ['DIS-EA EMP', wc.limits.employee]]],
  ] // biome-ignore format: a table
  const lines = chance.shuffle(amounts).flatMap(([line, title, shown]) => {
    const policy = truth.policies[line]
    const left = [title, up(voice.text(policy.carrier.name)), `POL ${voice.text(policy.number)}`, `${voice.date(policy.effective)} - ${voice.date(policy.expiration)}`] // biome-ignore format: a page
    const right = shown.map(([label, amount]) => at([0, label], ending(30, amount ? plain(amount) : '')))
    return [...beside(left, right, 56, 2), '']
  })
  const heading = chance.pick(['ITEM 3  SCHEDULE OF UNDERLYING INSURANCE', 'SCHEDULE A - UNDERLYING POLICIES TO BE MAINTAINED BY INSURED']) // biome-ignore format: a page
  return [
    {
      fresh: chance.maybe(0.4),
      heads: [heading, '', at([2, 'TYPE / INSURER / NUMBER / TERM'], [56, 'LIMIT'], ending(86, 'AMOUNT')), ''],
      lines: [...lines, '  IF AN UNDERLYING LIMIT IS NOT MAINTAINED THIS POLICY PAYS AS IF IT WERE.', ''],
    },
  ]
}

function last(voice: Voice): Section[] {
  const { truth, chance } = voice
  const excluded = chance.some(
    ['AIRCRAFT', 'PROFESSIONAL SERVICES', 'UM/UIM', 'LIQUOR LIABILITY', 'EMPLOYEE BENEFITS'],
    3,
  )
  return [
    {
      heads: ['ITEM 4  NOT COVERED BY THIS POLICY', ''],
      lines: [...excluded.map((one) => `  ${dots(one, 'NIL', 76)}`), ''],
    },
    { heads: ['ITEM 5  FORMS', ''], lines: truth.forms.map((form) => formLine(form, voice)) },
    { heads: ['', middle('-- END OF DECLARATIONS --', WIDE)], lines: [] },
  ]
}
