import { stemsOf } from '../../documents/index.ts'
import { squeeze } from '../evidence/words.ts'
import { allCalls, documentsIn } from './made.ts'
import type { Talk, Template } from './talk.ts'
import type { Asked, Job } from './understanding/jobs.ts'

const QUOTED = /[“"]([^“”"]{1,200})[”"]/g

/** The template a message names plainly: by its whole title, best in quotation marks. The longest title counts, then the newest template. */
function templatePlainlyNamed({ templates = [] }: Talk, text: string): Template | null {
  const quoted = [...text.matchAll(QUOTED)].map(([, words]) => squeeze(words!))
  const said = ` ${spaced(text)} `
  const named = templates.filter(
    ({ title }) =>
      quoted.includes(squeeze(title)) || (title.trim().includes(' ') && said.includes(` ${spaced(title)} `)),
  )
  return named.toSorted((a, b) => b.title.length - a.title.length)[0] ?? null
}

/** The template a message names: plainly, or by all the telling words of its title, where those of no other are said. */
export function templateNamed(talk: Talk, text: string): Template | null {
  const plainly = templatePlainlyNamed(talk, text)
  if (plainly) return plainly
  const said = new Set(stemsOf(text))
  const alike = (talk.templates ?? []).filter(({ title }) => {
    const own = [...new Set(stemsOf(title))]
    return own.length > 1 && own.every((stem) => said.has(stem))
  })
  return alike.length === 1 ? alike[0]! : null
}

const spaced = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** Where the agency's own template is named as what to write, the rest of the message says what goes into it; an e-mail or a question stays. */
export function fromTemplate(talk: Talk, asks: Asked[]): Asked[] {
  const { text } = talk.turns.at(-1)!
  const hasWritten = documentsIn(allCalls(talk)).length > 0
  const asksIt = ({ job, text: words }: Asked) =>
    !/\?\s*$/.test(words) &&
    !(hasWritten && OF_WRITTEN.has(job)) &&
    (templatePlainlyNamed(talk, words) !== null ||
      ((job === 'fill' || job === 'document') && templateNamed(talk, words) !== null))
  if (!asks.some(asksIt) && !asksIt({ job: 'document', text })) return asks
  return [
    { job: 'template', text },
    ...asks.filter((ask) => !asksIt(ask) && (ask.job === 'email' || /\?\s*$/.test(ask.text))),
  ]
}

/** Jobs that speak of a document that was written already. */
const OF_WRITTEN: ReadonlySet<Job> = new Set<Job>(['correct', 'edit', 'blanks', 'undo', 'sources', 'email'])
