import { alikeStems, type QuestionWords, questionWords } from './asked-words.ts'

/** An element that a form asks a question for. */
export type AskedOnForm = { form: string; name: string; label: string; question: string }

/** The element that a question asks for, how alike the two are, 0 to 1, and which answer there is for an answer of the question; null for none. */
export type Likest = { name: string; score: number; meaning: (answer: 'yes' | 'no') => 'Y' | 'N' | null }

/** `own`: all words it is asked in, also those of what follows it; `needed`: those it is asked in first. */
type Known = AskedOnForm & { words: QuestionWords; own: Set<string>; needed: Set<string>; labeled: Set<string> }

/** What a word weighs that no form asks with, against the rarest of those. */
const FOREIGN = 1
/** What a word weighs of a question that its label does without. */
const BEYOND_LABEL = 0.5
/** How much of either question the other must cover, and both together; a no is of all that is asked. */
const LEAST = { ofPaper: 0.62, ofPaperEither: 0.75, ofForm: 0.6, both: 0.68 }
/** How many characters a question has at the most, and a stem that may be two words in one. */
const LONGEST = { question: 400, stem: 40 }
/** How far the likest must be ahead of the next of its form, and may be behind one of another. */
const AHEAD = 0.08

/** Of whom or what a question asks, and the words for whom a form is. */
const SUBJECT =
  /(?:^|[.;:)]\s)\W*(?:do|does|did|is|are|was|were|has|have|had|will|can|may)\s+(?:the|your|our|its|their|any|each|an?)\s+(\p{L}+)/iu
const APPLICANT =
  /^(?:applicant|insured|compan|business|firm|organi[sz]ation|operation|entit|corporation|enterprise|client)/i

export class LikestQuestions {
  private readonly known: Known[]
  private readonly weights = new Map<string, number>()

  constructor(asked: readonly AskedOnForm[]) {
    const parsed = asked.map((one) => {
      const [first = '', ...others] = one.question.split(/[?:]/)
      return {
        one,
        words: questionWords(first),
        label: questionWords(one.label).stems,
        others: others.flatMap((rest) => questionWords(rest).stems),
      }
    })
    // Every word there is, before parted ones are joined.
    for (const { words, label, others } of parsed)
      for (const stem of [...words.stems, ...label, ...others]) this.weights.set(stem, 1)
    this.known = parsed.map(({ one, words, label, others }) => {
      const needed = new Set(this.joined(words.stems))
      const own = new Set([...needed, ...this.joined(label), ...this.joined(others)])
      return { ...one, words, labeled: new Set(this.joined(label)), needed, own }
    })
    this.weights.clear()
    const counts = new Map<string, number>()
    const different = new Map(this.known.map((one) => [one.question, one]))
    for (const { own } of different.values()) for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    const scale = Math.log(1 + different.size)
    for (const [stem, count] of counts) this.weights.set(stem, Math.log(1 + different.size / count) / scale)
  }

  /** The form that asks for an element in a question; undefined for none. */
  formOf(name: string): string | undefined {
    return this.known.find((one) => one.name === name)?.form
  }

  /** The element of a form that a question asks for; null where it asks for none, or not surely for one. */
  of(form: string, question: string, names: readonly string[] = []): Likest | null {
    const asked = this.read(question, names)
    if (!asked || asked.isRhetorical) return null
    const ways = asked.stems.map((stem) => [stem, ...alikeStems(stem)])
    const all = this.known.map((one) => ({ one, ...this.compare(ways, one) })).toSorted((a, b) => b.score - a.score)
    const best = all.find(({ one }) => one.form === form)
    if (!best || best.ofPaper < LEAST.ofPaper || best.ofForm < LEAST.ofForm || best.score < LEAST.both) return null
    const isRival = ({ one, score }: (typeof all)[number]) =>
      one !== best.one &&
      one.question !== best.one.question &&
      score > best.score + (one.form === form ? -AHEAD : AHEAD)
    if (all.some(isRival)) return null
    if (this.isOfAnother(question, best.one, names)) return null
    return { name: best.one.name, score: best.score, meaning: (answer) => meaningOf(answer, asked, best.one, best) }
  }

  /** The words of a paper's question without the names of who is asked; null where it asks of somebody else by name. */
  private read(question: string, names: readonly string[]): QuestionWords | null {
    if (question.length > LONGEST.question) return null
    const own = new Set(names.flatMap((name) => questionWords(name).stems))
    const words = questionWords(question)
    const isTitled =
      /^[^\p{Ll}]*$/u.test(question) ||
      question
        .split(/\s+/)
        .slice(1)
        .filter((word) => /^\p{Lu}/u.test(word)).length > 3
    const strange = (question.match(/(?<=\S\s+)\p{Lu}\p{Ll}\p{L}*/gu) ?? []).filter((word) =>
      questionWords(word).stems.some((stem) => !this.weights.has(stem) && !own.has(stem)),
    )
    if (strange.length > 0 && !isTitled) return null
    return { ...words, stems: this.joined(words.stems).filter((stem) => this.weights.has(stem) || !own.has(stem)) }
  }

  /** Whether it is asked of somebody whom the form's question does not speak of: 'Does the landlord own drones?'. */
  private isOfAnother(question: string, { own }: Known, names: readonly string[]): boolean {
    const subject = SUBJECT.exec(question)?.[1]
    if (!subject || APPLICANT.test(subject)) return false
    const known = new Set(names.flatMap((name) => questionWords(name).stems))
    const means = (stem: string) => own.has(stem) || known.has(stem) || alikeStems(stem).some((other) => own.has(other))
    return !this.joined(questionWords(subject).stems).every(means)
  }

  /** 'day care' and 'daycare', 'non-renewed' and 'nonrenewed' are one. */
  private joined(stems: string[]): string[] {
    const found: string[] = []
    for (let at = 0; at < stems.length; at++) {
      const both = stems[at]! + (stems[at + 1] ?? '')
      if (at + 1 < stems.length && this.weights.has(both)) {
        found.push(both)
        at++
      } else found.push(stems[at]!)
    }
    return found.flatMap((stem) => {
      if (this.weights.has(stem) || stem.length > LONGEST.stem) return [stem]
      for (let cut = 3; cut <= stem.length - 3; cut++)
        if (this.weights.has(stem.slice(0, cut)) && this.weights.has(stem.slice(cut)))
          return [stem.slice(0, cut), stem.slice(cut)]
      return [stem]
    })
  }

  private weight = (stem: string): number => this.weights.get(stem) ?? FOREIGN

  /** `ways`: each stem of a question with those it may stand for. */
  private compare(ways: readonly (readonly string[])[], { own, needed, labeled }: Known) {
    const meant = new Map(ways.map((all) => [all[0]!, all.find((stem) => own.has(stem))]))
    const covered = new Set(meant.values())
    const ofPaper = share([...meant.keys()], (stem) => meant.get(stem) !== undefined, this.weight)
    const ofForm = share(
      [...needed],
      (stem) => covered.has(stem),
      (stem) => this.weight(stem) * (labeled.has(stem) ? 1 : BEYOND_LABEL),
    )
    return { ofPaper, ofForm, score: ofPaper + ofForm ? (2 * ofPaper * ofForm) / (ofPaper + ofForm) : 0 }
  }
}

function share(
  stems: readonly string[],
  isCovered: (stem: string) => boolean,
  weight: (stem: string) => number,
): number {
  const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weight(stem), 0)
  const all = sum(stems)
  return all ? sum(stems.filter(isCovered)) / all : 0
}

/** What an answer of a paper's question says to that of a form. Over a longer time a yes, over a shorter one a no, leaves it open. */
function meaningOf(
  answer: 'yes' | 'no',
  asked: QuestionWords,
  { words }: Known,
  { ofPaper }: { ofPaper: number },
): 'Y' | 'N' | null {
  const isReversed = (asked.negations + words.negations) % 2 === 1
  // 'Are there no foreign operations? No.' says the one or the other.
  if (isReversed && asked.negations > words.negations && answer === 'no') return null
  const means = (answer === 'yes') !== isReversed ? 'Y' : 'N'
  // A yes to one thing or another does not say to which.
  if (means === 'Y' && asked.isEither && ofPaper < LEAST.ofPaperEither) return null
  if ((asked.time === 'ahead') !== (words.time === 'ahead')) return null
  if (asked.years !== words.years) {
    if (words.years === null) return null
    const isLonger = asked.years === null || asked.years > words.years
    if (isLonger ? means === 'Y' || (asked.years === null && asked.time === 'now') : means === 'N') return null
  } else if (asked.years === null && asked.time !== null && words.time !== null && asked.time !== words.time)
    return null
  return means
}
