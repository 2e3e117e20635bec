import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { at, cents, ending, flush, insuredLines, paged, producerLines, rule, type Section, sheetCss, up, wrap } from './lines.ts' // biome-ignore format: a list

const WIDE = 100
const TYPES: Record<string, [string, string]> = {
  gl: ['GL', 'GENERAL LIABILITY'],
  auto: ['BA', 'BUSINESS AUTO'],
  umbrella: ['CU', 'COMMERCIAL UMBRELLA'],
  wc: ['WC', 'WORKERS COMPENSATION'],
}

/** An account bill: the policies in force by number, company code, type and term, with an expired term that still owes its audit, and a remittance stub. */
export const accountBill: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { css, most } = sheetCss(WIDE)
    const lines = (['gl', 'auto', 'umbrella', 'wc'] as Line[]).filter((line) => line === 'gl' || chance.maybe(0.65))
    const billed = daysLater(truth.policies.gl.effective, chance.int(45, 240))
    const due = daysLater(billed, 21)
    const account = chance.digits(9)
    const rows = lines.map((line) => ({ line, installment: Math.round(truth.policies[line].premium * 10) / 100 }))
    const audit = chance.int(100, 3000) + 0.5
    const total = rows.reduce((sum, row) => sum + row.installment, audit + 7)
    voice.notJudged('gl.coverage')
    const head = (page: number, of: number) => [
      at([0, 'COMMERCIAL ACCOUNT BILL'], ending(WIDE, `PAGE ${page} OF ${of}`)),
      at([0, `ACCOUNT ${account}`], [34, `BILL DATE ${voice.date(billed)}`], [66, `DUE DATE ${voice.date(due)}`]),
      rule(WIDE, '='),
      '',
    ]
    const sections = [window(voice), ...policies(voice, rows, audit), ...activity(voice, rows, billed, audit, total), stub(voice, account, due, total)] // biome-ignore format: a page
    return { kind: 'invoice', feeds: 'fills', css, html: paged(head, sections, { most }) }
  },
}

function window(voice: Voice): Section {
  const { chance, truth } = voice
  const to = insuredLines(voice, 60)
  const agency = producerLines(voice, 60)
  const phone = chance.maybe(0.6) ? [`QUESTIONS ABOUT COVERAGE: CALL YOUR AGENT ${voice.reach('phone')}`] : []
  const label = chance.maybe(0.6) ? ['BILL TO:'] : []
  return {
    heads: [],
    lines: [
      ...[...label, ...to].map((line) => `      ${line}`),
      '',
      `YOUR AGENT  ${truth.producer.code}`,
      ...agency.map((line) => `      ${line}`),
      ...phone,
      '',
    ],
  }
}

type Row = { line: Line; installment: number }

function policies(voice: Voice, rows: Row[], audit: number): Section[] {
  const { chance, truth } = voice
  const companies = [...new Set(rows.map(({ line }) => truth.policies[line].carrier.name))]
  const code = (line: Line) => String(companies.indexOf(truth.policies[line].carrier.name) + 11)
  const term = (line: Line) => `${voice.effective(line)} - ${voice.expiration(line)}`
  const tick = (line: Line) => (line === 'umbrella' ? voice.tick('umbrella.umbrella', 'COMMERCIAL UMBRELLA') : '')
  const spelled = chance.maybe(0.5)
  const current = rows.map(({ line, installment }) => {
    tick(line)
    const [short, long] = TYPES[line]!
    return at([0, voice.number(line)], [20, code(line)], [25, spelled ? long : short], [48, term(line)], [76, 'ACTIVE'], ending(WIDE, cents(installment))) // biome-ignore format: a page
  })
  const old = rows[0]!.line
  const before = truth.prior[old]
  const [oldShort, oldLong] = TYPES[old]!
  const expired = at([0, voice.text(before.number)], [20, code(old)], [25, spelled ? oldLong : oldShort], [48, `${voice.date(before.effective)} - ${voice.date(before.expiration)}`], [76, 'EXPIRED AUD'], ending(WIDE, cents(audit))) // biome-ignore format: a page
  const keyOf = (name: string) => {
    const { line } = rows.find((row) => truth.policies[row.line].carrier.name === name)!
    return `  CO ${code(line)} = ${voice.carrier(line)}`
  }
  const key = companies.map(keyOf)
  rows.forEach(({ line }) => void voice.carrier(line))
  const types = spelled ? [] : [`  TYPE: ${rows.map(({ line }) => TYPES[line]!.join(' = ')).join(', ')}`]
  if (chance.maybe(0.4)) return byCompany(voice, companies, rows, audit)
  const all = chance.maybe(0.5) ? [expired, ...current] : [...current, expired]
  return [
    {
      heads: [
        'POLICIES ON THIS ACCOUNT',
        at([0, 'POLICY NO'], [20, 'CO'], [25, 'TYPE'], [48, 'TERM'], [76, 'STATUS'], ending(WIDE, 'NOW DUE')),
        rule(WIDE),
      ],
      lines: [...all, at([25, 'INSTALLMENT CHARGE'], ending(WIDE, '7.00')), '', ...key, ...types, ''],
    },
  ]
}

/** The same without codes: the company's name stands once above its policies, their terms beneath their numbers. */
function byCompany(voice: Voice, companies: string[], rows: Row[], audit: number): Section[] {
  const { truth } = voice
  const before = truth.prior[rows[0]!.line]
  const lines = companies.flatMap((name) => {
    const own = rows.filter(({ line }) => truth.policies[line].carrier.name === name)
    const old = own.some(({ line }) => line === rows[0]!.line)
      ? [
          at(
            [4, TYPES[rows[0]!.line]![1]],
            [34, voice.text(before.number)],
            [58, 'FINAL AUDIT'],
            ending(WIDE, cents(audit)),
          ),
          at([34, `TERM ENDED ${voice.date(before.expiration)}`]),
        ]
      : []
    const current = own.flatMap(({ line, installment }) => [
      at([4, TYPES[line]![1]], [34, voice.number(line)], [58, 'INSTALLMENT'], ending(WIDE, cents(installment))),
      at([34, `${voice.effective(line)} TO ${voice.expiration(line)}`]),
    ])
    return [`** ${voice.carrier(own[0]!.line)} **`, ...old, ...current, '']
  })
  return [
    {
      heads: [at([4, 'COVERAGE'], [34, 'POLICY / TERM'], [58, 'ITEM'], ending(WIDE, 'NOW DUE')), rule(WIDE)],
      lines: [...lines, at([58, 'INSTALLMENT CHARGE'], ending(WIDE, '7.00')), ''],
    },
  ]
}

function activity(voice: Voice, rows: Row[], billed: string, audit: number, total: number): Section[] {
  const { chance, truth } = voice
  const paid = chance.int(300, 4000) + 0.25
  const line = (date: string, words: string, policy: string, amount: string) =>
    at([0, voice.date(date)], [16, words], [52, policy], ending(WIDE, amount))
  return [
    {
      heads: [
        'ACTIVITY SINCE LAST BILL',
        at([0, 'DATE'], [16, 'TRANSACTION'], [52, 'POLICY'], ending(WIDE, 'AMOUNT')),
        rule(WIDE),
      ],
      lines: [
        line(daysLater(billed, -30), 'PREVIOUS BALANCE', '', cents(paid)),
        line(daysLater(billed, -17), `PAYMENT - THANK YOU, CHECK ${chance.digits(5)}`, '', `${cents(paid)}CR`),
        line(
          daysLater(billed, -12),
          'FINAL AUDIT ADDL PREMIUM',
          voice.text(truth.prior[rows[0]!.line].number),
          cents(audit),
        ),
        ...rows.map((row) => line(billed, 'INSTALLMENT 04 OF 10', voice.text(truth.policies[row.line].number), cents(row.installment))), // biome-ignore format: a page
        line(billed, 'INSTALLMENT CHARGE', '', '7.00'),
        '',
        at([52, 'MINIMUM DUE'], ending(WIDE, cents(total))),
        at([52, 'PAY IN FULL'], ending(WIDE, cents(total * 6.1))),
        '',
        ...wrap('A CHARGE OF 25.00 IS MADE FOR EACH CHECK THAT IS RETURNED UNPAID, AND A CHARGE OF 15.00 FOR A PAYMENT THAT COMES AFTER THE DUE DATE. PAYMENT OF AN EXPIRED TERM DOES NOT PUT THAT TERM BACK IN FORCE.', 90), // biome-ignore format: a page
        '',
      ],
    },
  ]
}

function stub(voice: Voice, account: string, due: string, total: number): Section {
  const { carrier } = voice.truth.policies.gl
  const where = voice.address(voice.truth.names.address())
  return {
    heads: [`${rule(40)} DETACH AND RETURN ${rule(40)}`],
    lines: [
      at([0, `ACCOUNT ${account}`], [40, `DUE ${voice.date(due)}`], ending(WIDE, `MIN DUE ${cents(total)}`)),
      '',
      'MAKE CHECK PAYABLE AND MAIL TO:',
      ...[up(voice.text(carrier.name)), 'BILLING CENTER', ...where].map((one) => `      ${one}`),
      flush(`${account} 0${Math.round(total * 100)} 4`, 90),
    ],
  }
}
