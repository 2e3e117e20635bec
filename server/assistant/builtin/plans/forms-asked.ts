import { wordsOfForm } from '../../../../shared/forms.ts'
import { isStopWord, stemsOf } from '../../../documents/index.ts'
import { FORMS } from '../../../forms/index.ts'
import { formsNamedIn, isSource, SOURCE } from '../../../forms/named-forms.ts'
import type { FormDefinition } from '../../../forms/types.ts'

/** What is a form by itself: what else a title calls one is also said of other things. */
const PAPERS = stemsOf('certificate evidence application section binder')
const [CERTIFICATE, EVIDENCE] = PAPERS
const EVERY_FORM = new Set(stemsOf('acord form insurance'))
const NEAR = 4
const USUAL = FORMS.filter(({ title }) => /certificate of liability/i.test(title))

/**
 * What a title calls a form, on each side of a slash: its last word, or its first where the last is that of every form. One word alone beside a
 * slash goes on with the other side.
 */
export const nounsOf = (title: string): string[] =>
  title.split('/').flatMap((side) => {
    const stems = stemsOf(side)
    const last = stems.at(-1)!
    return stems.length > 1 ? [EVERY_FORM.has(last) ? stems[0]! : last] : []
  })
const NOUNS = new Set(FORMS.flatMap(({ title }) => nounsOf(title)))

/** The forms that can be filled of which a message names the number or the whole title. */
export function formsNamed(words: string): FormDefinition[] {
  const named = new Set<string>(formsNamedIn(words).map(({ card }) => card.id))
  return FORMS.filter(({ id }) => named.has(id))
}

/**
 * The forms a message asks for: those it names, else those it says the want of ("evidence of property for the lender"). Several where
 * `unsure`: one of them is wanted, and the words do not tell which. A certificate alone is the certificate of liability insurance, as is
 * what a message does not say.
 */
export function formsAsked(words: string): { forms: FormDefinition[]; unsure: boolean } {
  const named = formsNamed(words)
  if (named.length) return { forms: named, unsure: false }
  const wanted = formsWanted(words)
  return wanted.length && !USUAL.some((form) => wanted.includes(form))
    ? { forms: wanted, unsure: wanted.length > 1 }
    : { forms: USUAL, unsure: false }
}

function formsWanted(words: string): FormDefinition[] {
  const phrases = formPhrases(words)
  const [phrase] = phrases.filter(({ noun }) => noun === CERTIFICATE).concat(phrases)
  if (!phrase) return []
  const { noun, told } = phrase
  // Evidence is what a certificate is, too: of what, the words beside it tell.
  const kinds = FORMS.filter((form) => stemsFor(form).includes(noun) || (noun === EVIDENCE && USUAL.includes(form)))
  const fitting = best(kinds, told)
  return fitting.length > 1 && noun !== CERTIFICATE ? best(fitting, stemsOf(words)) : fitting
}

/** The forms that hold the most of these stems; all where none holds any. */
function best(forms: FormDefinition[], stems: string[]): FormDefinition[] {
  const held = forms.map(
    (form) => new Set(stems.filter((stem) => tellsApart(stem) && stemsFor(form).includes(stem))).size,
  )
  return forms.filter((_, at) => held[at] === Math.max(...held))
}

const tellsApart = (stem: string) => !isStopWord(stem) && !EVERY_FORM.has(stem)

const stemsFor = (form: FormDefinition) => stemsOf(wordsOfForm(form, form.wantedFor))

/** Where a kind of form is named that is not a source, with the words beside it: those before, and those after "of". */
function formPhrases(text: string): { noun: string; told: string[] }[] {
  return text.split(/[.;:!?\n]+/).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const stems = words.map((word) => stemsOf(word)[0] ?? word)
    return stems.flatMap((noun, at) => {
      if (!NOUNS.has(noun)) return []
      let from = at
      while (from > 0 && at - from < NEAR && !isBound(words[from - 1]!)) from--
      if (isSource(words.slice(0, from))) return []
      let to = at + 1
      if (words[to] === 'of')
        do to++
        while (to < words.length && !isBound(words[to]!))
      const told = [...stems.slice(from, at), ...stems.slice(at + 1, to)]
      const isForm = FORMS.some(
        (form) =>
          stemsFor(form).includes(noun) && told.some((stem) => tellsApart(stem) && stemsFor(form).includes(stem)),
      )
      return PAPERS.includes(noun) || isForm ? [{ noun, told }] : []
    })
  })
}

/** What parts a name of a form from what is said beside it. */
const isBound = (word: string) => isStopWord(word) || SOURCE.has(word)
