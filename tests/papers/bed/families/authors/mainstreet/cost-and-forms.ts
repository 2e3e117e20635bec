import type { Voice } from '../../../voice.ts'
import type { Cards } from './cards.ts'

/** What a businessowners policy costs. */
export function costs(voice: Voice, parts: Cards): string {
  const { chance } = voice
  const total = chance.int(600, 6000)
  return `<h2>${chance.pick(['What it costs', 'Your price', 'Premium'])}</h2>${parts.lines([
    ['Property part', voice.money(Math.round(total * 0.6))],
    ['Liability part', voice.money(total - Math.round(total * 0.6))],
    ['Taxes and fees', voice.money(chance.int(5, 60))],
    [chance.pick(['12-month premium', 'Total for the year']), voice.money(total)],
  ])}`
}

/** The forms of a policy in two columns. */
export const forms = (voice: Voice) =>
  `<h2>Forms in this policy</h2><div class="wide c">${voice.truth.forms.map((form) => `${form.number} ${form.edition} ${form.title}`).join('<br>')}</div>`
