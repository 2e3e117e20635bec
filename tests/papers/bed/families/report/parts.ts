import type { Drawn } from '../../family.ts'
import type { Voice } from '../../voice.ts'

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

/** The coverage form's trigger in the paper's words. */
export const trigger = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

export const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
