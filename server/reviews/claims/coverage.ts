import { rankUnits } from '../../documents/index.ts'
import { clausesOf, type ExclusionClause } from '../policy/clauses.ts'
import { exceptionOf } from '../policy/exceptions.ts'
import { joined } from '../policy/exclusions.ts'
import type { FormText } from '../policy/form-texts.ts'
import { changesIn, type GiveBack, givesBack } from '../policy/give-backs.ts'
import { listedExclusions } from '../policy/listed-exclusions.ts'
import { flat } from '../policy/outline.ts'
import type { Paragraph } from '../policy/paragraphs.ts'
import { deniesCover, isOfExclusion, sentencesIn } from '../policy/wording.ts'
import type { ReviewPaper } from '../types.ts'
import { isDenied, sentenceUnit, sharedWith } from './likeness.ts'
import type { Loss } from './loss.ts'

/** A promise to pay, and the share of it that the loss speaks of. */
export type Agreement = { words: Paragraph; shared: number }
/** An exclusion that the loss speaks of. `isWhole`: all that it is called and most of what it says; its exception and what changes it. */
export type Excluding = {
  clause: ExclusionClause
  isWhole: boolean
  exception: Paragraph[]
  back: GiveBack | null
}

/** Who insures, that it pays, and for what: "We will pay those sums that the insured becomes legally obligated to pay as damages". */
const PROMISES =
  /\b(?:we|company|insurer|insurance|policy|coverage)\b[^.;:]{0,30}?\b(?:pays?|covers?|insures?|indemnif(?:y|ies))\b[^.;:]{0,60}?\b(?:loss|losses|sums|damages?|injury|benefits)\b/i
/** What is promised only on a condition, or not at all. */
const NOT_PROMISED = /^(?:if|when|unless|however)\b|\b(?:not|never|no)\b/i
/** The most a policy pays is no promise, and neither is what it pays beside. */
const LIMITS = /\bmost\b|\blimits?\b|\bpremiums?\b|\bdeductible\b/i

/** The promises to pay in the forms of a policy, those first that the loss speaks most of. */
export function agreementsIn(forms: readonly FormText[], loss: Loss): Agreement[] {
  return forms
    .flatMap((form) => {
      const excluding = new Set(clausesOf(form).clauses.flatMap(({ words }) => words.map(({ paragraph }) => paragraph)))
      return flat(form.whole).flatMap(({ paragraph: words }) =>
        !excluding.has(words) && !words.isTable && promises(words.text)
          ? [{ words, shared: sharedWith(loss.unit, words.text) }]
          : [],
      )
    })
    .sort((one, other) => other.shared - one.shared)
}

/** So much of a promise a loss must speak of. */
export const SPOKEN_OF = 0.2

const promises = (text: string) =>
  sentencesIn(text).some(
    (one) =>
      PROMISES.test(one) && !NOT_PROMISED.test(one) && !deniesCover(one) && !isOfExclusion(one) && !LIMITS.test(one),
  )

/** So much of what an exclusion is called, and of what it says, a loss must speak of for it to be meant. */
const [WHOLE_NAME, WHOLE_TEXT] = [0.99, 0.5]
/** So much of either for it to be worth a look. */
const [SOME_NAME, SOME_TEXT] = [0.5, 0.4]

/** The exclusions of a policy that the loss speaks of, those first that speak wholly of it. */
export function excludingIn(forms: readonly FormText[], loss: Loss): Excluding[] {
  const changes = changesIn(forms)
  return forms
    .flatMap((form) => clausesOf(form).clauses)
    .flatMap((clause) => {
      const text = clause.words.map(({ paragraph }) => paragraph.text).join(' ')
      const named = sharedWith(loss.unit, clause.name.replace(/\bexclusion\b/i, ''))
      const said = sharedWith(loss.unit, text)
      if (named < SOME_NAME && said < SOME_TEXT) return []
      const isWhole = clause.isSure && named >= WHOLE_NAME && said >= WHOLE_TEXT && !isDenied(loss.text, clause.name)
      const { name, mark, form, section } = clause
      const number = section || mark ? '' : form.number
      return [
        {
          clause,
          isWhole,
          exception: exceptionOf(clause),
          back: givesBack(changes, { name, mark, form, section, number }),
        },
      ]
    })
    .sort((one, other) => Number(other.isWhole) - Number(one.isWhole))
}

/** What a policy may exclude in words that are not in the file: exclusions it only lists, and items that its lists lack; a sentence each. */
export function unreadIn(paper: ReviewPaper, forms: readonly FormText[]): string[] {
  const found = forms.map(clausesOf)
  const numbers = new Set(forms.map(({ number }) => number).filter(Boolean))
  const clauses = found.flatMap((one) => one.clauses)
  return [
    ...joined(clauses, listedExclusions(paper))
      .flatMap(({ clause, listed }) => (clause || !listed || numbers.has(listed.number) ? [] : [listed.name]))
      .map((name) => `Whether “${name}” applies: its text is not in the file.`),
    ...found
      .flatMap(({ unread }) => unread)
      .map(({ section, form, next: { marker } }) => {
        const list = [section || form.title || form.number || 'a list', marker?.printed].filter(Boolean).join(', item ')
        return `What stands before ${list}: those items are not on the pages that were read.`
      }),
  ]
}

/** What a policy asks of the insured after a loss. */
const DUTY = 'notify us of an occurrence, claim or loss as soon as practicable; notice; duties after loss'
const LEAST_OF_DUTY = 0.4

/** The condition that asks for notice of a loss; null where none was found. */
export function noticeIn(forms: readonly FormText[]): Paragraph | null {
  const paragraphs = forms.flatMap(({ whole }) => flat(whole).map(({ paragraph }) => paragraph))
  const units = paragraphs
    .filter(({ isTitle, isTable }) => !isTitle && !isTable)
    .map((paragraph) => ({ ...sentenceUnit(paragraph.text), paragraph }))
  const [best] = rankUnits(units, DUTY, null, 1)
  return best && best.covered >= LEAST_OF_DUTY ? best.unit.paragraph : null
}
