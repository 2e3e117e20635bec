import { CLAIMED, type FactKey } from '../../../documents/index.ts'
import { squeeze } from '../../evidence/words.ts'
import type { Paper } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { conceptsOf, shareHeld } from './concepts.ts'
import { type Picked, pickFacts } from './pick-facts.ts'

const NUMBER = /\b([A-Z]{1,4})[ -]?(\d{2,4})(?:[ -]?(\d{2}))?\b/
/** What the list of forms repeats of other places, or a sentence that only names a form. */
const NO_TITLE = /\b(?:edition|schedule entry|provision|remaining values|is an?)\b/i

/** The forms and endorsements the documents list: each number once, from the entry that gives its title. */
export function listForms(papers: Paper[], files: string[] = []): Picked[] {
  const asked = papers.filter(({ file }) => !files.length || files.includes(file))
  const listed = asked.flatMap((paper) =>
    paper.facts.facts
      .filter(({ key, status, confidence }) => key === 'form' && confidence >= CLAIMED && status === 'current')
      .map((fact): Picked => ({ fact, paper, policy: null })),
  )
  const best = new Map<string, Picked>()
  for (const one of listed) {
    const match = NUMBER.exec(one.fact.value)
    const name = match ? match.slice(1).join('') : one.fact.value
    const known = best.get(name)
    if (!known || titleLength(one) > titleLength(known)) best.set(name, one)
  }
  return [...best.values()]
}

export const FORM_NUMBER = /\b[A-Z]{2} ?\d{2} ?\d{2}\b/i

/** The forms a question names: by a number, or by every word of its subject, where it asks for a form, an endorsement or an exclusion. */
export function formsNamed({ text, subject, files, asks }: Question, papers: Paper[]): Picked[] {
  const [number] = FORM_NUMBER.exec(text) ?? []
  const isOfForms = asks !== 'coverage' && /\b(?:exclusions?|endorsements?|forms?)\b/i.test(text) && subject.length > 0
  const concepts = conceptsOf(subject)
  return listForms(papers, files).filter(({ fact: { value } }) =>
    number ? squeeze(value).startsWith(squeeze(number)) : isOfForms && shareHeld(concepts, value) > 0.9,
  )
}

function titleLength({ fact: { value } }: Picked) {
  return NO_TITLE.test(value) || value.length > 110 ? 0 : value.replace(/[^\p{L}]/gu, '').length
}

/** What the documents say with this key, each value once and without the entries that only name it. */
export function listWordings(papers: Paper[], key: FactKey, files: string[] = []): Picked[] {
  const all = pickFacts(papers, { keys: [key], files })
  const told = all.filter(({ fact }) => !NO_TITLE.test(fact.value) && /[a-z]{4}/i.test(fact.value))
  const kept: Picked[] = []
  for (const one of told.length ? told : all) {
    const repeats = kept.some(({ fact }) => fact.value.includes(one.fact.value) || one.fact.value.includes(fact.value))
    if (!repeats) kept.push(one)
  }
  return kept
}
