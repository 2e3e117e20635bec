import type { Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import { bare, carsOf, cash, end, longDate, own, say, short, start } from './words.ts'

// biome-ignore format: a page
function glRows(voice: Voice): string[][] {
  const { chance } = voice
  const none = chance.pick(['none', 'left out', 'not covered'])
  return [
    ['Hurt visitors, broken property (general liability)', voice.limit('gl', 'occurrence'), voice.limit('gl', 'aggregate'), voice.money(chance.pick([0, 1000, 2500]))],
    ['… food, crafts and other things you hand out or sell', 'within the line above', say(voice, 'gl', 'products', (amount) => amount, none), ''],
    ['… unkind words, photos and ads', say(voice, 'gl', 'personal', (amount) => amount, none), 'within the first line', ''],
    ['… a hall or classroom you rent', say(voice, 'gl', 'rented', (amount) => `${amount} per place`, none), '', ''],
    ['… first aid and doctors, whoever is to blame', say(voice, 'gl', 'medical', (amount) => `${amount} per person`, none), '', ''],
  ]
}

function autoRows(voice: Voice): string[][] {
  const { csl } = voice.truth.policies.auto.limits
  const first = voice.money(voice.chance.pick([500, 1000]))
  if (csl) return [['Buses, vans and cars (auto liability)', voice.limit('auto', 'csl'), 'no yearly cap', first]]
  return [
    ['Buses, vans and cars: one person hurt', voice.limit('auto', 'perPerson'), 'no yearly cap', first],
    ['… everyone hurt in the same crash', voice.limit('auto', 'perAccident'), 'no yearly cap', ''],
    ['… things damaged in the crash', voice.limit('auto', 'damage'), 'no yearly cap', ''],
  ]
}

function umbrellaRow(voice: Voice): string[] {
  const { retention } = voice.truth.policies.umbrella.limits
  const first = retention ? voice.limit('umbrella', 'retention') : '—'
  if (retention) voice.notJudged('umbrella.retention', 'umbrella.deductible')
  const name = voice.tick('umbrella.umbrella', 'The roof over it all (umbrella)')
  return [name, voice.limit('umbrella', 'occurrence'), voice.limit('umbrella', 'aggregate'), first]
}

// biome-ignore format: a page
function poolWords(voice: Voice) {
  const { chance, truth } = voice
  const rows = [...glRows(voice), ...autoRows(voice)]
  const lines: ('gl' | 'auto' | 'umbrella' | 'wc')[] = ['gl', 'auto']
  if (chance.maybe(0.6)) { rows.push(umbrellaRow(voice)); lines.push('umbrella') }
  const withWorkers = chance.maybe(0.6)
  if (withWorkers) lines.push('wc')
  const workers = withWorkers
    ? chance.pick([
        () => `Staff who get hurt at work: we pay ${voice.tick('wc.statutory', 'what the workers’ compensation law of your state says')}. Should one of them take you to court as well (employers’ liability), there are ${own(voice, 'wc', 'accident', bare)} for an accident; for illness, ${own(voice, 'wc', 'employee', bare)} for one employee and ${own(voice, 'wc', 'disease', bare)} for all of them in the term.`,
        () => `Workers’ compensation is part of your agreement (benefits: ${voice.tick('wc.statutory', 'as the law requires')}). Employers’ liability, in this order – one accident, illness in all, illness of one employee: ${own(voice, 'wc', 'accident', short)} / ${own(voice, 'wc', 'disease', short)} / ${own(voice, 'wc', 'employee', short)}.`,
      ])()
    : 'Staff who get hurt at work are not part of this agreement. You need workers’ compensation from somebody else.'
  for (const line of lines) { voice.number(line); voice.effective(line); voice.expiration(line); voice.carrier(line) }
  return {
    pool: `${truth.policies.gl.carrier.name.split(' ')[0]} ${chance.pick(['Shared Risk Pool', 'Nonprofit Pool', 'Schools Pool', 'Classroom &amp; Camp Pool'])}`,
    head: chance.pick(['What could happen', 'What the pool looks after']),
    columns: chance.pick([['Each time', 'In a whole year', 'You pay first'], ['One event', 'All events of the year', 'Your part']]),
    rows,
    workers,
    cars: `On the road we cover ${carsOf(voice)}.`,
    number: voice.number('gl'),
    carrier: voice.carrier('gl'),
    term: chance.pick([() => `${start(voice, 'gl', longDate)} to ${end(voice, 'gl', longDate)}`, () => `${voice.effective('gl')} – ${voice.expiration('gl')}`])(),
    dues: cash(truth.policies.gl.premium),
  }
}

type PoolWords = ReturnType<typeof poolWords>
// biome-ignore format: a page
const opening = (said: PoolWords) => [
  `You are a member of the ${said.pool} now, and this letter says what that gets you. Keep it with your lease and your keys.`,
  `Everything below is under one coverage agreement, number ${said.number}, for ${said.term}. The insurer of everything in this letter is ${said.carrier}; the pool collects the money and looks after claims.`,
]
const closing = (said: PoolWords, voice: Voice) => [
  said.cars,
  said.workers,
  `Your contribution is ${said.dues}. Up to ${cash(voice.chance.int(500, 4000))} comes back in a good year. The pool’s own reserve stands at ${cash(voice.chance.int(3, 40) * 1_000_000)}; that is our savings, not your limit.`,
  `Buildings and computers: your list is still with the appraiser, so nothing is agreed about them yet.`,
]

const POOL_CSS = `.po{font:11px/1.5 ${FONTS.sans}}.po *{print-color-adjust:exact}.po-head{display:flex;justify-content:space-between;border-bottom:3px solid #2e6f9e;padding-bottom:8px;margin-bottom:16px}.po-head b{font-size:17px;color:#2e6f9e}.po table{border-collapse:collapse;width:100%;margin:12px 0}.po th{border:0;border-bottom:1.5px solid #2e6f9e;text-align:right;padding:4px 6px;font-size:9.5px;background:none}.po th:first-child{text-align:left}.po td{border:0;border-bottom:1px solid #dde6ee;text-align:right;padding:4px 6px;font-size:10px}.po td:first-child{text-align:left}`

/** A pool welcomes a school or nonprofit: one agreement for several lines, in a letter by hand (Word) or from the office printer. */
export const poolWelcome: Paper = {
  account: { onePolicy: true },
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const said = poolWords(voice)
    const table = [[said.head, ...said.columns], ...said.rows]
    const agent = chance.maybe(0.6)
    const sender = truth.names.person()
    if (chance.maybe(0.5)) {
      const parts: (string | string[][])[] = [said.pool, longDate(truth.policies.gl.effective), voice.insured(), ...voice.insuredAddress(), `Welcome aboard!`, ...opening(said), table, ...closing(said, voice)]
      if (agent) parts.push(`You still have your own agent, and she gets a copy of this: ${voice.producer()}, ${voice.producerAddress().join(', ')}, ${voice.reach('phone')}.`)
      return { kind: 'letter', feeds: 'fills', docx: [...parts, 'Warmly,', voice.text(sender), 'Member care'] }
    }
    const html = `<div class="po"><div class="po-head"><b>${said.pool}</b><span>welcome letter</span></div><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p><p>Hello and welcome,</p>${opening(said).map((words) => `<p>${words}</p>`).join('')}
<table>${table.map((row, index) => `<tr>${row.map((cell) => (index ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`).join('')}</table>${closing(said, voice).map((words) => `<p>${words}</p>`).join('')}
${agent ? `<p>Copy to your agent: ${voice.producer()}, ${voice.producerAddress().join(', ')} (${voice.reach('email')})</p>` : ''}<p>Warmly,<br><br>${voice.text(sender)}<br>Member care</p></div>`
    return { kind: 'letter', feeds: 'fills', html, css: POOL_CSS }
  },
}
