import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { basisOf, limitsOf, midTerm, plain, type Said, said } from './words.ts'

const CODES: Record<Line, string> = { gl: 'CGL', auto: 'BAP', umbrella: 'UMB', wc: 'WCP', professional: 'PRF' }
const pad = (html: string, width: number) => html + ' '.repeat(Math.max(1, width - plain(html).length))
type Row = { one: Said; history: [code: string, date: string, words: string][] }

/** The print of a screen of a policy system: an account's policies without a status, and below them the transactions from which the status follows. */
export const screen: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc'], chance.int(2, 4))
    const style = 1
    const amount = chance.pick([voice.money, (n: number) => n.toLocaleString('en-US')])
    const rows: Row[] = lines.flatMap((line) => {
      const policy = truth.policies[line]
      const change = midTerm(voice, policy)
      const [issued, reversed] = [daysLater(policy.effective, -9), daysLater(change, 11)]
      const start: Row['history'][number] = ['NB', issued, 'POLICY ISSUED']
      const stop: Row['history'][number] = [
        'CN',
        change,
        chance.pick(['NONPAYMENT', 'INSD REQUEST', 'UNDERWRITING REASONS']),
      ]
      const extra: Row['history'] = chance.maybe(0.4)
        ? [['EN', daysLater(policy.effective, 20), `ADD ADDL INSD  AP ${amount(chance.int(50, 400))}`]]
        : []
      if (chance.maybe(0.2)) {
        const old = { ...truth.prior[line], effective: daysLater(policy.effective, -100) }
        const expiration = `${Number(old.effective.slice(0, 4)) + 1}${old.effective.slice(4)}`
        const history: Row['history'] = [
          ['NB', daysLater(old.effective, -6), 'POLICY ISSUED'],
          ['CR', policy.effective, `CANCEL/REWRITE TO ${policy.number}`],
        ]
        return [
          { one: said(voice, line, false, { ...old, expiration }), history },
          { one: said(voice, line, true), history: [['RW', policy.effective, `REWRITE OF ${old.number}`], ...extra] },
        ]
      }
      if (chance.maybe(0.42)) return [{ one: said(voice, line, false), history: [start, ...extra, stop] }]
      const back: Row['history'] = chance.pick<Row['history']>([
        [],
        [stop, ['RI', reversed, 'REINSTATED - NO LAPSE IN COVERAGE']],
        [stop, ['CV', reversed, 'CANCELLATION VOIDED - KEYED IN ERROR']],
      ])
      return [{ one: said(voice, line, true), history: [start, ...extra, ...back] }]
    })
    const shown = chance.maybe(0.5) ? rows : chance.shuffle(rows)
    const sequence = (index: number) => String(index + 1).padStart(2, '0')
    const ticked = ({ one }: Row) => {
      if (one.line === 'gl') return `FORM ${basisOf(one).toUpperCase()}`
      if (one.line === 'auto') return `SYM ${one.symbols()}`
      return one.line === 'wc' ? `PART 1 ${one.tick('wc.statutory', 'STATUTORY')}` : ''
    }
    const codeOf = ({ one }: Row) => {
      const code = CODES[one.line]
      if (one.line === 'gl') return one.tick('gl.coverage', code)
      return one.line === 'umbrella' ? one.tick('umbrella.umbrella', code) : code
    }
    const policies = shown.map((row, index) => {
      const { one } = row
      const limits = limitsOf(one, style, amount).map(([words, sum]) => `${pad(words.toUpperCase().replaceAll('&AMP;', '&amp;'), 30)}${sum}`) // biome-ignore format: a page
      const first = `${sequence(index)}  ${pad(codeOf(row), 5)}${pad(one.number(), 20)}${pad(one.effective(), 20)}${pad(one.expiration(), 20)}`
      const more = [`${pad(one.carrier(), 46)}${ticked(row)}`, ...limits].map((text) => `    ${text}`)
      return [first, ...more, ''].join('\n')
    })
    const transactions = shown
      .flatMap(({ history }, index) => history.map(([code, date, words]) => ({ index, code, date, words })))
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
      .map(
        ({ index, code, date, words }) =>
          `${sequence(index)}  ${pad(code, 5)}${pad(voice.date(date), 20)}${voice.text(words)}`,
      )
    const last = shown.flatMap(({ history }) => history.map(([, date]) => date)).sort().at(-1)! // biome-ignore format: a line
    const holds = shown.some(({ one }) => one.holds)
    const rule = '-'.repeat(96)
    const screenOf = [
      `${pad(chance.pick(['PXINQ04', 'ACINQ-2', 'CIS110']), 34)}${pad('ACCOUNT INQUIRY', 34)}${voice.date(daysLater(last, 5))}  ${chance.int(8, 17)}:${chance.int(10, 59)}`,
      rule,
      `INSURED   ${voice.insured()}`,
      ...voice.insuredAddress().map((line) => `          ${line}`),
      `AGENT     ${truth.producer.code}  ${voice.producer()}  ${voice.reach('phone')}`,
      rule,
      `SQ  LOB  ${pad('POLICY', 20)}${pad('EFF', 20)}EXP`,
      '',
      ...policies,
      rule,
      'TRANSACTIONS, LATEST FIRST',
      `SQ  TRN  ${pad('EFFECTIVE', 20)}REMARK`,
      ...transactions,
      rule,
      'NB NEW  RW REWRITE  EN ENDORSED  CN CANCELLED  CR CANCELLED AND REWRITTEN  RI REINSTATED  CV VOIDED',
      'PF3=BACK  PF8=MORE                                                        END OF DATA',
    ]
    const html = `<pre class="sc">${screenOf.join('\n')}</pre>`
    return { kind: 'schedule', feeds: holds ? 'fills' : 'names only', html, css: CSS }
  },
}

const CSS = `.sc { font: 8.2pt/1.25 'DejaVu Sans Mono', monospace; white-space: pre-wrap; margin: 0 }`
