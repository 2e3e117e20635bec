import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cards } from './cards.ts'
import { insurerText, linesOf } from './extra-protection.ts'
import type { Icon } from './icons.ts'
import { notInForce } from './not-in-force.ts'
import { agentBlock, finePrint, insuredBlock, masthead, unescaped } from './people.ts'
import { autosOf, limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'

const ICONS: Record<Line, Icon> = { gl: 'shop', auto: 'car', umbrella: 'umbrella', wc: 'person', professional: 'paper' }
const TITLE = ['Account statement', 'Your account, all in one place', 'Account and coverage statement']

/** What was paid, which is nothing of a certificate. */
function activity(voice: Voice): string[][] {
  const { chance, truth } = voice
  const start = truth.policies.gl.effective.slice(0, 4)
  return Array.from({ length: chance.int(3, 6) }, (_, index) => [
    `${start}-${String(index + 2).padStart(2, '0')}`,
    chance.pick(['Payment received – thank you', 'Installment', 'Autopay', 'Credit: safe workplace']),
    voice.money(chance.int(60, 900)),
  ])
}

function workbook(voice: Voice): Drawn {
  const { chance } = voice
  const lines = linesOf(voice, 2, 5)
  const repeated = chance.maybe(0.4)
  const rows = lines.flatMap((line) => {
    const title = titleOf(voice, line)
    const from = voice.effective(line)
    const shared = [voice.number(line), voice.carrier(line), from, voice.expiration(line)]
    return limitsOf(voice, line, wordsFor(voice, line)).map(([words, amount], index) =>
      index === 0 || repeated ? [title, ...shared, words, amount] : ['', '', '', '', '', words, amount],
    )
  })
  const head = [
    'Coverage',
    chance.pick(['Policy', 'Policy number']),
    chance.pick(['Insurer', 'Company']),
    chance.pick(['Starts', 'From', 'Effective']),
    chance.pick(['Ends', 'To', 'Expires']),
    chance.pick(['What it is for', 'Limit']),
    chance.pick(['We pay up to', 'Amount']),
  ]
  const insured = [
    ['Business', voice.insured()],
    ['Mailing address', voice.insuredAddress().join(', ')],
  ]
  const whole = [...insured, [], head, ...rows].map((row) => row.map(unescaped))
  const first = {
    name: chance.pick(['My coverage', 'At a glance', 'Policies']),
    rows: [[chance.pick(TITLE)], ...whole],
  }
  const second = {
    name: chance.pick(['Payments', 'Activity']),
    rows: [['Month', 'What', 'Amount'], ...activity(voice)],
  }
  return { kind: 'other', feeds: 'fills', xlsx: chance.maybe(0.7) ? [first, second] : [second, first] }
}

function page(voice: Voice): Drawn {
  const { chance } = voice
  const parts = cards(voice)
  const lines = linesOf(voice, 2, 5)
  const short = chance.maybe(0.4)
  const shown = chance.pick(['cards', 'figures', 'table'] as const)
  const one = (line: Line) => {
    const title = titleOf(voice, line)
    const words = wordsFor(voice, line)
    const amounts = limitsOf(voice, line, words, short)
    const autos = line === 'auto' && chance.maybe(0.5) ? `<p class="c">Counts for ${autosOf(voice)}.</p>` : ''
    const insurer = `<p class="c">${insurerText(voice, line)}</p>`
    const facts = policyOf(voice, line, false)
    if (shown === 'figures')
      return `<div class="card"><h3>${title}</h3>${parts.lines(facts)}${parts.grid(
        chance.pick([2, 3]),
        amounts.map(([caption, amount]) => parts.figure(amount, caption)),
      )}${autos}${insurer}</div>`
    if (shown === 'table')
      return `<h2>${title}</h2>${parts.lines(facts)}${parts.table(
        ['Coverage', 'Limit'],
        amounts.map((pair) => [...pair]),
      )}${autos}${insurer}`
    return parts.card(ICONS[line], title, parts.lines([...facts, ...amounts]) + autos + insurer)
  }
  const all = lines.map(one)
  const agent = agentBlock(voice)
  const paid = `<h2>${chance.pick(['Recent activity', 'Payments so far'])}</h2>${parts.table(['Month', 'What', 'Amount'], activity(voice))}`
  const due = `<div class="hero">${parts.grid(3, [
    parts.figure(voice.money(chance.int(100, 2000)), chance.pick(['Balance', 'Left to pay this term'])),
    parts.figure(voice.money(chance.int(50, 400)), chance.pick(['Next payment', 'Autopay on the 15th'])),
    parts.figure(String(lines.length), chance.pick(['active policies', 'policies with us'])),
  ])}</div>`
  const body =
    shown === 'table' ? all.join('') : parts.grid(shown === 'cards' ? chance.pick([2, 2, 3]) : chance.pick([1, 2]), all)
  const who = parts.grid(
    2,
    chance.shuffle([
      parts.card('person', 'Account of', insuredBlock(voice)),
      parts.card('bulb', agent.title, agent.body),
    ]),
  )
  const sections = chance.pick([
    [who, due, body, paid],
    [who, body, due, paid],
    [due, body, who, paid],
    [body, who, paid],
  ])
  const top = masthead(voice, lines[0]!, chance.pick(TITLE))
  return {
    kind: 'other',
    feeds: 'fills',
    html: top + sections.join('') + notInForce(voice, lines[0]!, parts) + finePrint(voice, lines[0]!),
    css: parts.css,
  }
}

/** Statement of an account with its policies, printed or as the workbook a customer downloads. */
export const account: Paper = {
  draw: (voice) => (voice.chance.maybe(0.65) ? page(voice) : workbook(voice)),
}
