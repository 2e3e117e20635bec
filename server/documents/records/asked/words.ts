import { isStopWord, stemsOf } from '../../search/stem.ts'
import { wordsOf } from '../words.ts'
import type { AskedField } from './fields.ts'

/** A word of what is asked, and where it stands in the text. */
type Word = { text: string; lower: string; from: number; to: number }

/** Words that name a field: those from `at` up to `to`. */
export type Naming = { at: number; to: number; fields: AskedField[] }

const WORD = /\$?[\p{L}\p{N}](?:[\p{L}\p{N}'’]|[./,#-](?=[\p{L}\p{N}]))*|[,&]/gu
const LONGEST_LABEL = 6

/** Words of questions and of documents at large, which choose nothing. */
const EMPTY = new Set(
  `, & how many much number numbers count amount amounts what whats which who whom whose list lists listed listing show shows shown give
  gives get tell tells see say says said there those these all every any each some please need want know find let look looking up over under
  them they him her his its also just only same so then than if been being was were had having am does did doing would could should may
  might must schedule schedules scheduled roster report reports paper papers document documents file files packet pdf policy policies
  page pages insurance insured insureds covered named called entry entries row rows item items detail details info information record
  records about around between total totals altogether overall complete whole full thanks thank hello hey ok okay us yes whether exactly
  ones more most less least ends ending starts starting read run runs within into during out off no has on or and but i'm it's there's what's
  who's where located anything something anyone someone attached involve involves involved involving mention mentions contain contains include
  includes including happen concern concerns belong belongs relate relates related come came rated built manufactured dated happened occurred both csv xlsx excel spreadsheet sheet produces produced`.split(
    /\s+/,
  ),
)

/** What is asked, word by word, and how much of it is understood. */
export class AskedWords {
  readonly words: Word[]
  /** Words that name the list itself. */
  readonly nouns = new Set<number>()
  readonly labels: Naming[] = []
  private readonly text: string
  private readonly saidAnyway: ReadonlySet<string>
  private readonly taken = new Set<number>()
  /** Words that choose nothing by themselves, and belong to something that was not understood. */
  private readonly missed = new Set<number>()

  /** `said`: stems of the words that only say whose list it is, as those of its insured's name. */
  constructor(text: string, said: ReadonlySet<string> = new Set()) {
    this.text = text
    this.saidAnyway = said
    this.words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
      text: word,
      lower: word.toLowerCase().replaceAll('’', "'").replace(/'s$/, ''),
      from: index,
      to: index + word.length,
    }))
  }

  /** The word at a place in small letters; empty beyond the end. */
  at(place: number): string {
    return this.words[place]?.lower ?? ''
  }

  isOpen(place: number): boolean {
    return place >= 0 && place < this.words.length && !this.taken.has(place)
  }

  /** Whether a word stands between two that are alternatives. */
  isLink(place: number): boolean {
    return /^(?:or|and|&|,)$/.test(this.at(place))
  }

  isMissed(place: number): boolean {
    return this.missed.has(place)
  }

  isEmpty(place: number): boolean {
    return isEmptyWord(this.at(place))
  }

  take(from: number, to: number): void {
    for (let place = from; place < to; place++) this.taken.add(place)
  }

  /** Gives words back, as not understood. */
  miss(from: number, to: number): void {
    for (let place = from; place < to; place++) {
      this.taken.delete(place)
      this.missed.add(place)
    }
  }

  /** The words as they were written. */
  said(from: number, to: number): string {
    return this.text.slice(this.words[from]!.from, this.words[to - 1]!.to).replace(/['’]s$/, '')
  }

  /** How many words from a place on are one of these phrases, the longest. */
  phraseAt(place: number, phrases: string[]): number {
    const lengths = phrases.map((phrase) => {
      const parts = phrase.split(' ')
      return parts.every((part, index) => this.isOpen(place + index) && this.at(place + index) === part)
        ? parts.length
        : 0
    })
    return Math.max(0, ...lengths)
  }

  /** The name of a field that stands beside these words, only empty words between. */
  beside(from: number, to: number, suits: (field: AskedField) => boolean): Naming | null {
    const near = (start: number, end: number) => {
      for (let place = start; place < end; place++)
        if (!this.nouns.has(place) && !this.isEmpty(place) && !this.missed.has(place)) return false
      return true
    }
    const fitting = this.labels.flatMap((naming) => {
      const fields = naming.fields.filter(suits)
      return fields.length ? [{ ...naming, fields }] : []
    })
    return (
      fitting.findLast((naming) => naming.to <= from && near(naming.to, from)) ??
      fitting.find((naming) => naming.at >= to && near(to, naming.at)) ??
      null
    )
  }

  /** Finds the words that name fields, the longest names first. */
  nameFields(fields: AskedField[], isValue: (place: number) => boolean): void {
    for (let at = 0; at < this.words.length; at++) {
      if (!this.isOpen(at) || isValue(at)) continue
      for (let to = Math.min(at + LONGEST_LABEL, this.words.length); to > at; to--) {
        const named = this.namedBy(at, to, fields)
        if (!named.length) continue
        this.labels.push({ at, to, fields: named })
        this.take(at, to)
        at = to - 1
        break
      }
    }
  }

  private namedBy(at: number, to: number, fields: AskedField[]): AskedField[] {
    const places = Array.from({ length: to - at }, (_, index) => at + index)
    const edges = [at, to - 1].every((place) => wordsOf(this.at(place)).length > 0)
    if (!edges || !places.every((place) => this.isOpen(place)) || places.some((place) => /^[,&]$/.test(this.at(place))))
      return []
    const own = wordsOf(this.said(at, to)).join(' ')
    return fields.filter(({ labels }) => labels.some((label) => label.join(' ') === own))
  }

  /** What was not understood, in the words as they were written. */
  left(): string[] {
    const said: string[] = []
    const isSaid = (place: number) =>
      !this.missed.has(place) && stemsOf(this.at(place)).every((stem) => this.saidAnyway.has(stem))
    const isLeft = (place: number) =>
      this.isOpen(place) && ((!this.isEmpty(place) && !isSaid(place)) || this.missed.has(place))
    for (let at = 0; at < this.words.length; at++) {
      if (!isLeft(at)) continue
      let to = at + 1
      while (isLeft(to) || (/^(?:and|of|the|or|in|with|&)$/.test(this.at(to)) && this.isOpen(to) && isLeft(to + 1)))
        to++
      said.push(this.said(at, to))
      at = to
    }
    return said
  }
}

const NEGATIONS = new Set([
  'not',
  'non',
  'except',
  'excluding',
  "aren't",
  "isn't",
  "doesn't",
  "don't",
  "weren't",
  "wasn't",
])

/** Whether a word turns what stands behind it into its opposite. */
export const isNegation = (word: string) => NEGATIONS.has(word)

const isEmptyWord = (word: string) => word === '' || EMPTY.has(word) || isStopWord(word)
