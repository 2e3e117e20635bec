import { FORM_CARDS } from '../../../shared/forms.ts'
import type { ProposalInput } from '../types.ts'
import { namesOnFile, struck, withoutNames } from './names-on-file.ts'

/**
 * A clause of the user's words. `bare`: without names on file and titles of forms, which say nothing of what is to stand on one. `isDenied`: it
 * says what is not. `isOpen`: it asks, or says under a condition. `at`: the signs before it.
 */
export type Clause = { at: number; quote: string; bare: string; isDenied: boolean; isOpen: boolean }

/** The clauses of the user's words, in their order. */
export function clausesOf(input: ProposalInput): Clause[] {
  const text = input.instructions ?? ''
  const bare = withoutTitles(withoutNames(text, namesOnFile(input)))
  return parted(bare, SENTENCE).flatMap(([from, to]) => {
    const sentence = bare.slice(from, to)
    const asks = bare[to] === '?' && !ASKED_OF_US.test(sentence)
    const clauses = parted(sentence, CLAUSE)
    const isConditional = CONDITION.test(sentence) && CONDITION.exec(sentence)!.index === sentence.search(/\S/)
    return clauses.flatMap(([start, end]): Clause[] => {
      const own = sentence.slice(start, end)
      if (!own.trim()) return []
      const quote = text.slice(from + start, from + end).trim()
      return [
        {
          at: from + start,
          quote,
          bare: own,
          isDenied: denies(own),
          isOpen: asks || isConditional || CONDITION.test(own),
        },
      ]
    })
  })
}

/** Words without the names and titles of forms, which say nothing of what is to stand on one. */
export const withoutTitles = (text: string): string => TITLES.reduce(struck, text)

/** The parts of a text between its marks, each as the places where it begins and ends. */
function parted(text: string, marks: RegExp): [from: number, to: number][] {
  const found = [...text.matchAll(marks)]
  return [...found, null].map((mark, at) => {
    const before = found[at - 1]
    return [before ? before.index + before[0].length : 0, mark?.index ?? text.length]
  })
}

/** A point behind 'no' shortens it: 'policy no. 12'. */
const SENTENCE = /(?<!\bno)[.;!?](?=\s|$)|\n/gi
/** A comma in a date or in an amount parts nothing. */
const CLAUSE = /,(?!\s?\d{4}|(?<=\d,)\d{3}(?!\d))/g
/** 'Not taken' is what became of a policy, and 'no' before a number says that it is one. */
const DENIED = /\b(?:not|no(?!\.?:?\s*[\w-]*\d)|nor|never|without|cannot|\w+n['’]t)\b(?! taken\b)/i
/** Whether words say what is not. */
export const denies = (words: string): boolean => DENIED.test(words)
const CONDITION = /\b(?:if|unless|whether)\b/i
/** A question that is a request: 'Can you cancel it?' */
const ASKED_OF_US = /\b(?:can|could|will|would) you\b/i

const loose = (title: string) => title.match(/[A-Za-z]+/g)!.join('[^A-Za-z\\n]*')
/** The name and the title of a form. */
const TITLES = [
  /\bacord[\s#-]*\d+(?:\s*\([^)]*\))?/gi,
  ...FORM_CARDS.map(({ title }) => new RegExp(`\\b${loose(title)}\\b`, 'gi')),
]
