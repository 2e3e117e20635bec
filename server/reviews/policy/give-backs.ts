import { formNamed, termsOf } from '../../documents/index.ts'
import { oncePer } from '../../lib/once-per.ts'
import type { FormText } from './form-texts.ts'
import { flat } from './outline.ts'
import type { Paragraph } from './paragraphs.ts'
import { CHANGES, changesExclusion, sentencesIn } from './wording.ts'

/** A sentence of another form that takes an exclusion back or changes it, and the form it stands in. */
export type GiveBack = { form: FormText; words: Paragraph }

/** What is known of an exclusion when others speak of it; `isNamed` false where its name is only its first words. */
export type Named = {
  name: string
  isNamed?: boolean
  mark: string
  form: FormText | null
  number: string
  section: string
}

type Change = GiveBack & { text: string; numbers: string[]; marks: string[]; stems: ReadonlySet<string> }

/** Everything the forms of a file say of exclusions that they take back or change. */
export function changesIn(forms: readonly FormText[]): Change[] {
  return forms.flatMap((form) =>
    flat(form.whole).flatMap(({ paragraph }, at, all) =>
      paragraph.isTable || paragraph.isTitle
        ? []
        : sentencesIn(paragraph.text)
            .filter((text) => CHANGES.test(text) && (changesExclusion(text) || numbersIn(text).length > 0))
            .map((text) => {
              // Which coverage an exclusion is of may stand in the title above.
              const near = `${form.title} ${all[at - 1]?.paragraph.text ?? ''} ${text}`
              return {
                form,
                text,
                words: { ...paragraph, quote: paragraph.quote.includes(text) ? text : paragraph.quote },
                numbers: numbersIn(text),
                marks: marksIn(text),
                stems: new Set(termsOf(near)),
              }
            }),
    ),
  )
}

/** What takes back or changes an exclusion: the first sentence elsewhere that names its form's number, its title, or its mark in its coverage. */
export function givesBack(changes: readonly Change[], named: Named): GiveBack | null {
  const { name, isNamed = true, mark, form, number, section } = named
  const { byNumber, byMark, byStem, byCall } = indexOf(changes)
  const first = (among: readonly number[] = [], isMeant: (change: Change) => boolean = () => true) =>
    among.find((at) => changes[at]!.form !== form && isMeant(changes[at]!)) ?? changes.length
  const stems = telling(name)
  const mayBe = (change: Change) => mayBeOfCoverage(change, section)
  // What has all the words of a name stands among those that have its rarest.
  const [rarest] = stems.map((stem) => byStem.get(stem) ?? []).toSorted((one, other) => one.length - other.length)
  const at = Math.min(
    first(byNumber.get(number)),
    first(rarest, (change) => stems.every((stem) => change.stems.has(stem)) && mayBe(change)),
    ...(isNamed ? [] : LENGTHS.map((length) => first(byCall.get(stems.slice(0, length).join(' ')), mayBe))),
    first(byMark.get(bare(mark)), (change) => isOfCoverage(change, section)),
  )
  return changes[at] ?? null
}

const indexOf = oncePer((changes: readonly Change[]) => ({
  byNumber: indexed(changes, ({ numbers }) => numbers),
  byMark: indexed(changes, ({ marks }) => marks),
  byStem: indexed(changes, ({ text, stems }) => (EXCLUSION.test(text) ? stems : [])),
  byCall: indexed(changes, ({ text }) => callsIn(text)),
}))

const telling = (text: string): string[] => termsOf(text).filter((stem) => !/^exclu/.test(stem))

/** An exclusion without a name is called by its first words, of which so many are enough. */
const LENGTHS = [2, 3, 4, 5]

/** What a sentence calls exclusions: the words right before or behind one. */
function callsIn(text: string): string[] {
  const parts = text.split(/\bexclusions?\b/i)
  const before = parts.slice(0, -1).map((part) => telling(part.split(STOP).at(-1)!))
  const behind = parts.slice(1).map((part) => telling(part.split(STOP)[0]!))
  return LENGTHS.flatMap((length) => [
    ...before.map((stems) => stems.slice(-length)),
    ...behind.map((stems) => stems.slice(0, length)),
  ]).flatMap((call) => (call.length >= LENGTHS[0]! ? [call.join(' ')] : []))
}
const STOP = /[.,;:()“”"]/

/** Where among some things each of their keys stands, in their order. */
function indexed<T>(ones: readonly T[], keysOf: (one: T) => Iterable<string>): ReadonlyMap<string, number[]> {
  const index = new Map<string, number[]>()
  for (const [at, one] of ones.entries())
    for (const key of new Set(keysOf(one))) {
      const known = index.get(key)
      if (known) known.push(at)
      else index.set(key, [at])
    }
  return index
}

const EXCLUSION = /\bexclu/i
const bare = (mark: string) => mark.replace(/[().]/g, '')

/** Marks an exclusion is called by: "Exclusion j.", "exclusions g and h". */
const marksIn = (text: string): string[] =>
  [...text.matchAll(/\b[Ee]xclusions?\s+((?:\(?(?:[A-Za-z]|\d{1,2})\)?[.,]?\s+(?:and\s+|or\s+)?)+)/g)].flatMap(
    ([, list]) =>
      list!
        .split(/[\s,]+|\band\b|\bor\b/)
        .map(bare)
        .filter((one) => /^(?:[A-Za-z]|\d{1,2})$/.test(one)),
  )

/** So many words a form's number and edition are printed in at the most. */
const MOST_OF_NUMBER = 12

const numbersIn = (text: string): string[] => {
  const words = text.split(/\s+/)
  return words.flatMap((word, at) => {
    if (!/^[A-Z]{2,5}/.test(word)) return []
    const form = formNamed(
      words
        .slice(at, at + MOST_OF_NUMBER)
        .join(' ')
        .replace(/[.,;]/g, ' '),
    )
    return form ? [form.number] : []
  })
}

/** "Coverage A": the words of a change name the coverage an exclusion is of, or neither names one. */
function isOfCoverage({ text, form }: Change, section: string): boolean {
  const said = coverages(`${form.title} ${text}`)
  const own = coverages(section)
  return own.length === 0 ? said.length === 0 : own.some((one) => said.includes(one))
}
/** The words of a change name no other coverage than that an exclusion is of. */
function mayBeOfCoverage({ text, form }: Change, section: string): boolean {
  const said = coverages(`${form.title} ${text}`)
  const own = coverages(section)
  return !own.length || !said.length || own.some((one) => said.includes(one))
}
const coverages = (text: string): string[] =>
  [...text.matchAll(/\bcoverage ([A-Z])\b/gi)].map(([, letter]) => letter!.toUpperCase())
