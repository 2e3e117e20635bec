import type { Drawn } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

export const declaration = (html: string, css: string): Drawn => ({ kind: 'declarations', feeds: 'fills', html, css })

export const tr = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
export const th = (...cells: string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`
export const table = (look: string, ...rows: string[]) => `<table class="${look}">${rows.join('')}</table>`
export const inLines = (items: string[]) => items.filter(Boolean).join('<br>')

export const client = (voice: Voice) => inLines([voice.insured(), ...voice.insuredAddress()])
export const office = (voice: Voice) => inLines([voice.producer(), ...voice.producerAddress()])
export const stranger = ({ truth, text, address }: Voice) =>
  inLines([text(truth.names.business()), ...address(truth.names.address())])

/** The policy's number, term and insurer, told without a line of their own. */
export function silently(voice: Voice, line: Line) {
  voice.number(line)
  voice.carrier(line)
  voice.effective(line)
  voice.expiration(line)
}

const NOTES = [
  'Words in bold in the policy are defined there.',
  'Keep these pages with earlier ones; they replace any with the same number and an earlier date.',
  'To make a claim call 1-800-555-0142 at any hour. Have your policy number ready.',
  'A returned payment costs $25 and may end the insurance.',
  'We rely on what the application says. Tell us when your business changes.',
  'The premium is estimated and will be settled after the term when the records are examined.',
  'Flood and earth movement are insured only if a page of this policy says so.',
  'The insured may ask for a copy of any inspection report within a year.',
]
export const notes = ({ chance }: Voice) =>
  `<p style="font-size:0.8em">${chance.some(NOTES, chance.int(1, 6)).join(' ')}</p><p style="font-size:0.7em;text-align:${chance.pick(['left', 'center', 'right'])}">${chance.pick(['LX', 'DQ', 'MB'])} ${chance.digits(4)} ${chance.digits(2)} ${chance.int(10, 25)} ${chance.pick(['', '– Agent copy', '– Page 1 of 4', '– Original'])}</p>`
