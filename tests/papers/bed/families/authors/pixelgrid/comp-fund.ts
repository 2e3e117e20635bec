import type { Paper, Printed } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import {
  agent,
  dotted,
  from,
  lim,
  plain,
  RESET,
  rows,
  solemn,
  spoken,
  table,
  terms,
  tight,
  to,
  usd,
  who,
} from './kit.ts'
import { WC } from './labels.ts'

const classes = (voice: Voice) =>
  voice.truth.work.map((one) => [one.code, voice.text(one.title), plain(one.payroll), one.rate, plain(one.premium)])
const sums = (voice: Voice): [string, string][] => {
  const { chance } = voice
  const manual = voice.truth.work.reduce((sum, one) => sum + one.premium, 0)
  return [
    ['Manual premium', plain(manual)],
    ['Experience modification', `${chance.pick(['0.', '1.'])}${chance.digits(2)}`],
    ['Premium discount', `${chance.int(2, 11)}.${chance.digits(1)}%`],
    ['Expense constant', plain(chance.pick([160, 220, 250]))],
    ['Terrorism', `0.0${chance.int(1, 3)} per $100 payroll`],
    ['Minimum premium', plain(chance.pick([500, 750, 1000]))],
    ['Deposit premium', plain(Math.round(manual * 0.25))],
  ]
}
const state = (voice: Voice) => voice.truth.insured.address.state
const elect = (voice: Voice) =>
  `${voice.text(voice.truth.drivers[0]!.name)}, ${voice.chance.pick(['officer', 'member', 'partner'])}: not covered by election`

/** Numbered items over the whole width. */
function numbered(voice: Voice): Printed {
  const { chance } = voice
  const show = chance.pick([usd, voice.money])
  const limits = chance.maybe(0.5)
    ? table(rows(voice, 'wc', WC.formal, show))
    : `<p>${['accident', 'disease', 'employee'].map((name) => lim(voice, 'wc', name, show)).join(' / ')} (each accident / disease, policy limit / disease, each employee)</p>`
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `<div class="pg num"><h1>Workers Compensation and Employers Liability<br>Information Page</h1><p class="c">Insurer: ${voice.carrier('wc')} &nbsp; Bureau carrier no. ${chance.digits(5)}${chance.maybe(0.4) ? ` &nbsp; NAIC ${voice.naic('wc')}` : ''}</p><table class="f"><tr><td>Policy number<br><b>${voice.number('wc')}</b></td><td>${chance.pick(['Renewal of', 'Prior number'])}<br>${voice.text(voice.truth.prior.wc.number)}</td><td>Governing class<br>${voice.truth.work[0]!.code}</td><td>Employer ID<br>${chance.digits(2)}-${chance.digits(7)}</td></tr></table><ol><li>The insured: ${who(voice, ', ')}. Other workplaces: ${chance.pick(['none', 'see schedule'])}.<br>Producer: ${agent(voice, ', ')}</li><li>The policy period is from ${from(voice, 'wc')} to ${to(voice, 'wc')} at the insured’s mailing address.</li><li><b>A.</b> Part One of the policy applies to ${voice.tick('wc.statutory', 'the workers compensation law')} of: ${state(voice)}.<br><b>B.</b> Part Two applies to work in each state listed in 3.A. The limits of our liability under Part Two are: ${limits}<b>C.</b> Part Three, other states: all but ND, OH, WA, WY and those in 3.A.<br><b>D.</b> Endorsements: see schedule. ${elect(voice)}.</li><li>Premium is subject to audit.${table(classes(voice), ['Code', 'Classification', 'Payroll', 'Rate per $100', 'Premium'], 'f')}${table(sums(voice))}</li></ol></div>`,
    css: `${RESET} .num{font:9pt ${FONTS.sans}} .num h1{text-align:center;font-weight:bold;font-size:12pt} .num .c{text-align:center;margin:6pt} .num .f{margin:5pt 0} .num .f td,.num .f th{border:.6pt solid #222} .num ol{padding-left:16pt} .num li{margin:9pt 0}`,
  } // biome-ignore format: a page
}

/** The print of an old machine: capitals, letters of one width. */
function machine(voice: Voice): Printed {
  const { chance } = voice
  const width = 82
  const line = (left: string, right = '') =>
    `${left}${' '.repeat(Math.max(2, width - left.length - right.length))}${right}`
  const cols = (cells: string[], wide: number[]) =>
    cells.map((cell, at) => (at > 1 ? cell.padStart(wide[at]!) : cell.padEnd(wide[at]!))).join(' ')
  const star = chance.pick(['*', '-', '='])
  const show = chance.pick([plain, usd])
  const code = {
    accident: 'E.L. EACH ACCIDENT',
    employee: 'E.L. DISEASE EACH EMPLOYEE',
    disease: 'E.L. DISEASE POLICY LIMIT',
  }
  const text = [
    line(voice.carrier('wc').toUpperCase(), `RUN ${tight(voice.truth.policies.wc.effective)}`),
    star.repeat(width),
    line(`POLICY ${voice.number('wc')}`, `PERIOD ${from(voice, 'wc', tight)} TO ${to(voice, 'wc', tight)}`),
    line(`PRIOR  ${voice.truth.prior.wc.number}`, `ENDED  ${tight(voice.truth.prior.wc.expiration)}`),
    '',
    ...[voice.insured(), ...voice.insuredAddress()].map((one) => `     ${one.toUpperCase()}`),
    '',
    `AGT ${voice.truth.producer.code}`,
    ...[voice.producer(), ...voice.producerAddress()].map((one) => `     ${one.toUpperCase()}`),
    star.repeat(width),
    `COV A   WC ${state(voice)}`.padEnd(44) + voice.tick('wc.statutory', 'STATUTORY').padStart(16),
    ...rows(voice, 'wc', code, show).map(
      ([words, amount], at) => `${at ? '       ' : 'COV B  '} ${words}`.padEnd(44) + amount.padStart(16),
    ),
    star.repeat(width),
    cols(['CODE', 'DESCRIPTION', 'PAYROLL', 'RATE', 'PREMIUM'], [5, 34, 13, 8, 12]),
    ...voice.truth.work.map((one) =>
      cols(
        [one.code, one.title.toUpperCase().slice(0, 34), plain(one.payroll), one.rate, plain(one.premium)],
        [5, 34, 13, 8, 12],
      ),
    ),
    '',
    ...sums(voice).map(
      ([words, amount]) => `     ${words.toUpperCase()}`.padEnd(50) + amount.toUpperCase().padStart(24),
    ),
    star.repeat(width),
    `EXCL: ${elect(voice).toUpperCase()}`,
  ]
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `<div class="pg mach"><pre>${text.join('\n')}</pre></div>`,
    css: `${RESET} .mach pre{font:8.6pt/1.35 ${FONTS.mono};margin:0}`,
  } // biome-ignore format: a page
}

/** Very large type, few words, headings beside the text. */
function large(voice: Voice): Printed {
  const { chance } = voice
  const words = chance.maybe(0.5)
  const [show, day] = words ? [spoken, solemn] : [usd, dotted]
  const part = (head: string, body: string) => `<aside>${head}</aside><div>${body}</div>`
  const parts = [
    part('Employer', who(voice)),
    part('Agent', agent(voice)),
    part('Policy', voice.number('wc')),
    part('Term', `${from(voice, 'wc', day)}<br>to ${to(voice, 'wc', day)}`),
    part(
      `Workers’ benefits`,
      voice.tick('wc.statutory', `As the law of ${state(voice)} provides, without dollar limit`),
    ),
    part(
      'Employer’s liability',
      rows(voice, 'wc', WC.homely, show)
        .map(([label, amount]) => `<p>${amount}<br><small>${label}</small></p>`)
        .join(''),
    ),
    part('Deductible', chance.pick(['None', `${usd(2500)} per claim, medical only`])),
    part('Work', table(classes(voice), undefined, 'small')),
    part('Premium', table(sums(voice), undefined, 'small')),
  ]
  return {
    kind: 'declarations',
    feeds: 'fills',
    running: `<span>${voice.number('wc')}</span> &nbsp; <span>${voice.insured()}</span>`,
    html: `<div class="pg big"><h1>${voice.carrier('wc')}</h1><p class="sub">${chance.pick(['Coverage summary for employers', 'Your workers compensation policy at a glance'])}</p><div class="g">${parts.join('')}</div><div class="new">${terms(voice, 6).map((one) => `<p>${one}</p>`).join('')}</div></div>`,
    css: `${RESET} .big{font:15pt ${FONTS.modern}} .big h1{font-size:26pt;color:#5b2a86} .big .sub{margin-bottom:20pt} .big .g{display:grid;grid-template-columns:140pt 1fr;gap:14pt} .big aside{color:#5b2a86;text-align:right} .big p{margin-bottom:8pt} .big small,.big .small{font-size:9.5pt}`,
  } // biome-ignore format: a page
}

/** The information page of a workers compensation insurer, with rates, percentages and an officer who is not covered. */
export const compFund: Paper = { draw: (voice) => voice.chance.pick([numbered, machine, large])(voice) }
