import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { type Cards, cards } from './cards.ts'
import { notInForce } from './not-in-force.ts'
import { agentBlock, finePrint, insuredBlock, masthead } from './people.ts'
import { limitsOf, policyOf, titleOf, wordsFor } from './plain-words.ts'

function benefits(voice: Voice, parts: Cards): string {
  const { chance, truth } = voice
  const state = truth.insured.address.state
  const words = chance.maybe(0.6)
    ? voice.tick(
        'wc.statutory',
        chance.pick([`Statutory benefits in ${state}`, `Statutory limits, as the law of ${state} sets them`]),
      )
    : `Whatever the workers compensation law of ${state} asks of you`
  return parts.card(
    'person',
    chance.pick([
      'Part One – workers compensation',
      'If an employee is hurt: medical care and wages',
      'Workers compensation',
    ]),
    words,
  )
}

function employers(voice: Voice, parts: Cards): string {
  const { chance } = voice
  const amounts = limitsOf(voice, 'wc', wordsFor(voice, 'wc'), chance.maybe(0.4))
  const title = chance.pick([
    'Part Two – employers liability',
    'If an employee sues you: employers liability',
    'Employers liability limits',
  ])
  if (chance.maybe(0.45))
    return `<h2>${title}</h2>${parts.grid(
      3,
      amounts.map(([words, amount]) => parts.card('shield', '', parts.figure(amount, words))),
    )}`
  if (chance.maybe(0.3))
    return parts.card(
      'shield',
      title,
      `<p>${amounts.map(([words, amount]) => `${words}: <b>${amount}</b>`).join('; ')}.</p>`,
    )
  return parts.card('shield', title, parts.lines(amounts))
}

function work(voice: Voice, parts: Cards): string {
  const { chance, truth } = voice
  const rows = truth.work.map((one) => [
    one.code,
    one.title,
    voice.money(one.payroll),
    one.rate,
    voice.money(one.premium),
  ])
  const total = truth.work.reduce((sum, one) => sum + one.premium, 0)
  return `<h2>${chance.pick(['How we worked out your price', 'Your people and their work', 'Classes and estimated payroll'])}</h2>${parts.table(
    ['Class', 'Work', 'Yearly payroll', chance.pick(['Rate per $100', 'Rate']), 'Premium'],
    rows,
  )}${parts.lines([
    ['Experience modification', `0.${chance.int(78, 99)}`],
    ['Expense constant', voice.money(chance.pick([160, 200, 250]))],
    ['Terrorism', voice.money(chance.int(12, 190))],
    [chance.pick(['Estimated yearly premium', 'Deposit premium']), voice.money(total + 500)],
  ])}`
}

function questions(voice: Voice): string {
  const { chance, truth } = voice
  const all = [
    ['Are the owners covered?', `${voice.text(truth.names.person())} has chosen to stay out of coverage.`],
    [
      'What is an audit?',
      'After the policy ends we compare your estimated payroll with the real one and send a bill or a refund.',
    ],
    ['Which states?', `Item 3.A lists ${truth.insured.address.state}. For work in other states call before it begins.`],
    ['How do I report an injury?', 'Call within 24 hours. A nurse answers at any time of day.'],
    ['Do I have to post something?', 'Yes. Hang the enclosed posting notice where your employees see it.'],
  ]
  return `<h2>Good to know</h2><div class="wide">${chance
    .some(all, chance.int(2, 5))
    .map(([ask, say]) => `<p><b>${ask}</b><br>${say}</p>`)
    .join('')}</div>`
}

/** Declarations of workers compensation. */
export const workers: Paper = {
  draw(voice) {
    const { chance } = voice
    const parts = cards(voice)
    const title = titleOf(voice, 'wc')
    const agent = agentBlock(voice, 0.5)
    const panels = chance.shuffle([
      parts.card(
        'paper',
        chance.pick(['Your policy', 'Information page', 'At a glance']),
        parts.lines(policyOf(voice, 'wc')),
      ),
      parts.card('shop', chance.pick(['Employer', 'Insured', 'Your business']), insuredBlock(voice)),
      parts.card('bulb', agent.title, agent.body),
    ])
    const top = masthead(
      voice,
      'wc',
      `<b>${title}</b><br><span class="c">${chance.pick(['Information page', 'Declarations', 'Policy information'])}</span>`,
    )
    const coverage = chance.maybe(0.5)
      ? `<h1>Your coverage at a glance</h1>${benefits(voice, parts)}${employers(voice, parts)}`
      : `<div class="hero">${parts.grid(2, [benefits(voice, parts), `<div>${employers(voice, parts)}</div>`])}</div>`
    const rest = chance.shuffle([work(voice, parts), questions(voice), notInForce(voice, 'wc', parts)]).join('')
    const html = chance.pick([
      () => `${top}${parts.grid(3, panels)}${coverage}${rest}`,
      () => `${top}<div class="split"><div>${coverage}${rest}</div><div>${panels.join('<br>')}</div></div>`,
      () => `${top}${coverage}${parts.grid(2, panels)}${rest}`,
    ])()
    return { kind: 'declarations', feeds: 'fills', html: html + finePrint(voice, 'wc'), css: parts.css }
  },
}
