import type { Drawn } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'

export const declares = (html: string, css: string, running?: string): Drawn => ({
  kind: 'declarations',
  feeds: 'fills',
  html,
  css,
  ...(running ? { running } : {}),
})

const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
export const ruled = (look: string, rows: string[][], heads: string[] = []) =>
  `<table class="${look}">${heads.length ? `<thead>${row(heads, 'th')}</thead>` : ''}<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`

export const stacked = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join('<br>')

/** The name in a line for each of its parts, as envelopes have it. */
export const overLines = (name: string) => name.replace(/ (dba|d\/b\/a|and) (?=\w)/gi, '<br>$1 ')

export const insuredBlock = (voice: Voice) => stacked(overLines(voice.insured()), voice.insuredAddress())
export const agencyBlock = (voice: Voice) => stacked(voice.producer(), voice.producerAddress())

/** The coverage form's trigger in the document's words. */
export const trigger = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

export const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

/** Large pale words across each page of some copies. */
export const watermark = ({ chance }: Voice) =>
  chance.maybe(0.3)
    ? `<div style="position:fixed;top:38%;left:12%;font-size:54pt;color:#e4e4e4;transform:rotate(-32deg);z-index:-1">${chance.pick(['DUPLICATE', 'INSURED COPY', 'RENEWAL', 'REPRINT'])}</div>`
    : ''

const FINE_PRINT = [
  'This page, the forms it lists and your application make up the policy. Where they differ, the form with the later date governs.',
  'Payment of the first premium is a condition of this insurance. A check that the bank returns is no payment.',
  'Report any accident to us as soon as you can, day or night. Do not admit fault and do not promise to pay.',
  'Our officers have signed this policy at our home office; it is not valid until an authorized person has countersigned it where the law asks for that.',
  'If you believe that a loss was handled unfairly, write to the consumer division of the department of insurance of your state.',
  'The limits are the most that is paid, however many insureds, claimants or premises there are. Defense is paid in addition unless a form says otherwise.',
  'Certified acts of terrorism: the federal share is 80% above a retention, up to an annual cap for all insurers together.',
  'We keep personal information only as long as we need it and never sell it. A full statement is sent once a year.',
  'Audit: have payroll, sales and subcontractor records ready within thirty days after the term ends.',
  'Nothing here waives the right to inspect the premises. An inspection is no warranty that they are safe.',
]
/** What nobody reads below what matters. */
export const finePrint = ({ chance }: Voice) =>
  `<div style="margin-top:12pt;font-size:0.8em;columns:${chance.pick([1, 2, 2])}">${chance
    .some(FINE_PRINT, chance.int(2, 8))
    .map((one) => `<p>${one}</p>`)
    .join(
      '',
    )}</div><p style="font-size:0.7em;letter-spacing:0.05em">${chance.pick(['*', '|', '+'])}${chance.digits(14)}${chance.pick(['*', '|', '+'])} &nbsp; ${chance.pick(['INSURED’S COPY', 'PRODUCER COPY', 'ORIGINAL', 'DUPLICATE'])} &nbsp; ${chance.digits(3)}-${chance.digits(5)} (${chance.digits(2)}/${chance.int(10, 24)})</p>`
