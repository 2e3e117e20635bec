import type { Voice } from '../../../voice.ts'

/** The type and rules of this house, with what a sort of document adds. */
export const look = (voice: Voice, more = '') => `
  * { -webkit-print-color-adjust: exact }
  body { font-family: ${voice.style.font}; font-size: ${Math.min(voice.style.size, 10)}pt; color: #111; line-height: 1.25 }
  h1 { font-size: 1.35em; margin: .3em 0 } h2 { font-size: 1.05em; margin: .9em 0 .3em } p { margin: .4em 0 }
  table { border-collapse: collapse; width: 100% } td, th { padding: 2px 5px; text-align: left; vertical-align: top; font-weight: normal }
  th { font-size: .85em } .ruled td, .ruled th { border: 1px solid #444 } .lined tr { border-bottom: 1px solid #aaa }
  .r { text-align: right } .small { font-size: .78em; color: #333 } .cap { font-size: .72em; text-transform: uppercase; letter-spacing: .04em; color: #444 }
  .mid { text-align: center } .gap { margin-top: 1em } ${more}`

/** Rows of a table body. */
export const rowsOf = (rows: string[][], right: number[] = []) =>
  rows
    .map(
      (row) =>
        `<tr>${row.map((cell, index) => `<td${right.includes(index) ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`,
    )
    .join('')

/** A table with a head. */
export const tableOf = (head: string[], rows: string[][], look = 'ruled', right: number[] = []) =>
  `<table class="${look}"><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rowsOf(rows, right)}</table>`

/** The insured over its address. */
export const insuredBlock = (voice: Voice) => [voice.insured(), ...voice.insuredAddress()].join('<br>')

/** The producer over its address, sometimes with how it is reached. */
export function producerBlock(voice: Voice): string {
  const reached = voice.chance.pick([
    () => [],
    () => [`Phone ${voice.reach('phone')}`],
    () => [`Attn: ${voice.reach('contact')}`, `Tel ${voice.reach('phone')}`, voice.reach('email')],
  ])()
  return [voice.producer(), ...voice.producerAddress(), ...reached].join('<br>')
}

/** Where the home office of a carrier of the line is. */
export const homeOffice = (voice: Voice, line: 'gl' | 'wc' | 'auto' = 'wc') =>
  voice.address(voice.truth.policies[line].carrier.address).join(' · ')

/** The premium table of Item 4 or its like. */
export function classRows(voice: Voice): string[][] {
  return voice.truth.work.map(({ code, title, payroll, rate, premium }) => [
    code,
    voice.text(title),
    voice.money(payroll),
    rate,
    voice.money(premium),
  ])
}

/** Lines under the classes that carry them to the premium. */
export function premiumSteps(voice: Voice): [string, string][] {
  const { chance } = voice
  const total = voice.truth.work.reduce((sum, { premium }) => sum + premium, 0)
  const steps: [string, string][] = [
    ['Total class premium', voice.money(total)],
    ['Experience modification (effective with this term)', `.${chance.int(71, 99)}`],
    ['Increased limits, Part Two (factor)', `1.0${chance.int(0, 2)}${chance.int(0, 9)}`],
    ['Merit or schedule credit', `(${voice.money(chance.int(90, 4000))})`],
    ['Expense constant', voice.money(chance.pick([160, 200, 250, 338]))],
    ['Terrorism, per $100 of payroll', voice.money(chance.int(12, 400))],
    ['Catastrophe other than terrorism', voice.money(chance.int(12, 300))],
    ['State assessment', voice.money(chance.int(40, 900))],
  ]
  return [
    ...chance.some(steps, chance.int(4, 8)),
    ['Estimated annual premium', voice.money(Math.round((total * chance.int(74, 104)) / 100))],
  ]
}

/** A list of forms attached. */
export const formList = (voice: Voice) =>
  voice.truth.forms.map(
    ({ number, edition, title }) => `${number} (${edition.replace(/[()]/g, '')}) ${voice.text(title)}`,
  )
