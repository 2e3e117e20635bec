import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** The short name the house goes by on its pages. */
export const brandOf = (voice: Voice, line: Line): string =>
  voice.text(voice.truth.policies[line].carrier.name.split(' ')[0]!)

/** The number to call of the company itself, one in a document. */
export const helpLine = (voice: Voice): string => `(800) 555-01${voice.truth.producer.code.slice(0, 2)}`

/** The insured with its mailing address, one under the other. */
export const insuredBlock = (voice: Voice): string =>
  [`<b>${voice.insured()}</b>`, ...voice.insuredAddress()].join('<br>')

/** The agent of the policy, or that there is none: some customers buy of the company itself. */
export function agentBlock(voice: Voice, alone = 0.4): { title: string; body: string } {
  const { chance } = voice
  if (chance.maybe(alone))
    return {
      title: chance.pick(['You bought direct', 'Need a hand?', 'We’re here to help']),
      body: `${chance.pick(['No agent is assigned to this policy.', 'This account is serviced by us directly.', 'You deal with us, no middleman.'])}<br>Service and claims: ${helpLine(voice)}`,
    }
  const reach = chance.some(['phone', 'fax', 'email'] as const, chance.int(1, 3)).map((by) => {
    const label = { phone: 'Call', fax: 'Fax', email: 'E-mail' }[by]
    return `${label} ${voice.reach(by)}`
  })
  const person = chance.maybe(0.5) ? [`${chance.pick(['Ask for', 'Contact:'])} ${voice.reach('contact')}`] : []
  const address = chance.maybe(0.75) ? voice.producerAddress() : []
  return {
    title: chance.pick(['Your agent', 'Your local agency', 'Agent of record', 'Who to call first: your agent']),
    body: [`<b>${voice.producer()}</b>`, ...address, ...person, ...reach].join('<br>'),
  }
}

/** The head of a page: the short name left, what it is on the right. */
export const masthead = (voice: Voice, line: Line, right: string): string =>
  `<div class="top"><div class="brand">${brandOf(voice, line)}<span style="font-weight:300">${voice.chance.pick(['.', ' business', ' for small business', ' direct', ''])}</span></div><div style="text-align:right">${right}</div></div>`

/** The small print at the foot, with the address of the company. */
export const finePrint = (voice: Voice, line: Line): string => {
  const { carrier } = voice.truth.policies[line]
  const { chance } = voice
  return `<p class="fine">${chance.pick([
    'This summary does not change your policy. Read the policy for all terms, exclusions and conditions.',
    'We wrote this page in everyday language. The policy forms decide what is covered.',
    'Coverage depends on the facts of a claim and on the terms of the policy.',
  ])} ${chance.maybe(0.6) ? `Mail: ${voice.address(carrier.address).join(', ')}.` : ''} Claims day or night: ${helpLine(voice)} or help@example.com.</p>`
}

/** Words without the escapes of HTML, for workbooks and the text of e-mails. */
export const unescaped = (words: string): string =>
  words.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
