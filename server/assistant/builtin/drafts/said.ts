import { addresseeIn } from './addressee.ts'
import { sentencesIn } from './blocks.ts'
import { toYou } from './person.ts'
import { capital, ended, tidied } from './typed.ts'

/** What a message wants a letter to say: sentences in the user's own words, things the papers are to tell about, and to whom. */
export type Said = { sentences: string[]; about: string[]; to: string }

type Act = 'ask' | 'tell' | 'say' | 'mail' | 'name' | 'thank' | 'sorry'
/** What people call saying something in a letter. `name` takes a thing, unless a whole sentence follows. */
const ACTS: Record<Act, string> = {
  ask: 'ask asks asking request requests requesting chase chasing inquire',
  tell: 'tell tells telling inform informing notify notifying advise advising let letting remind reminding warn warning',
  say: 'say says saying state stating confirm confirming',
  mail: 'email e-mail emailing write writing draft drafting reply compose prepare message',
  name: 'mention mentioning add adding include including incl note noting explain explaining describe describing summarize summarizing list listing give giving show showing cite quote name',
  thank: 'thank thanking',
  sorry: 'apologize apologizing',
}
const ACT_OF = new Map(
  Object.entries(ACTS).flatMap(([act, verbs]) => verbs.split(' ').map((verb) => [verb, act as Act] as const)),
)
const WORD = /(?:e-mail|\p{L}+)\b/giu
/** What a verb stands behind when it says what is to be done. */
const BEHIND =
  /^\s*$|[,;:]\s*$|\b(?:and|to|then|now|ok|fine|please|pls|also|that|just|but|or|you|w|letter|e-?mail|note|message|reminder|him|her|them)\s+$/
const MAIL =
  /^(?:back )?(?:me |us |him |her |them )?(?:(?:it|this|that|them) in )?(?:an? |the )?(?:(?:short|quick|brief|nice|polite|follow-?up|cover) )*(?:e-?mails?|letter|note|message|reminder|reply|request|draft)\b\s*/i
/** Verbs as they stand in a sentence; a thing has none. */
const FINITE = new Set(
  "is are was were will has have had need needs must can cannot should would do does did may owe owes get gets goes went come comes want wants expire expires end ends start starts follow follows renew renews cancel cancels said asked moved changed received got make makes it's that's he's she's there's theyre shes hes weve im".split(
    ' ',
  ),
)
const hasVerb = (part: string) =>
  part
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}']+/u)
    .some((word, index) => (index > 0 && FINITE.has(word)) || /'(?:re|ll|ve|d|m)$|n't$/.test(word))
const QUESTION = /^(?:if|whether|when|what|which|who|whom|how|why|where|by when)\b/i
const ABOUT = /^(?:about|of|on|regarding|concerning|re:?|with|w\/?)\s+/i
const SUBJECT = /^(?:we|i|you|he|she|they|it|there|this|that|\w+['’](?:ll|re|ve|s|d))\s/i

const ADDRESS = /(?:\bat\s+)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Words that name somebody, that decide what a verb behind them does, or that lead to the verb of a sentence are no longer than this. */
const NEAR = 160
/** "…, and address it to Ms. Lopez": whom a letter greets is nothing it says. */
const GREETED =
  /(?:^|[.,;]|\b(?:and|then))\s*[Aa]ddress(?:ed)?(?: (?:it|this|the \S+))? to (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu

type Clause = { act: Act; at: number; words: string; called: string }

/** The clauses of a sentence that say what a letter is to say, each with what it does. */
function clausesOf(sentence: string): Clause[] {
  const starts: { act: Act; at: number; from: number }[] = []
  for (const { 0: verb, index } of sentence.matchAll(WORD)) {
    const act = ACT_OF.get(verb.toLowerCase())
    if (!act) continue
    const last = starts.at(-1)
    const near = last && index - last.from < NEAR ? sentence.slice(last.from, index).trim() : null
    const before = sentence.slice(Math.max(0, index - NEAR), index)
    const between = near ? addresseeIn(near, last!.act === 'ask').rest : ''
    const isAskedFor = last && ['ask', 'tell'].includes(last.act) && /^to$/i.test(between.trim())
    const isNoun =
      act === 'mail' &&
      ((last?.act === 'mail' && near !== null && near.split(/\s+/).length < 4) ||
        /\b(?:in|by|to) (?:an? |the )?$/i.test(before))
    const isTold =
      new RegExp(`${BEHIND.source}|(?:${act === 'mail' && !starts.length ? '\\w+ ' : '^ '})$`, 'i').test(before) ||
      /ing$/i.test(verb)
    const isTheirs =
      /\b(?:we|i|you|they|he|she|will|must|should|to be|(?:have|has|had|needs?|wants?|got|going|able) to) $/i.test(
        before.replace(/\b(?:can|could|would|will) you $/i, ''),
      )
    if (isTold && !isAskedFor && !isNoun && !isTheirs) starts.push({ act, at: index, from: index + verb.length })
  }
  return starts.map(({ act, at, from }, index) => {
    const whole = sentence.slice(from, starts[index + 1]?.at).trim()
    const words =
      act === 'mail'
        ? whole.replace(MAIL, '')
        : whole.replace(/^(?:to|in|into) (?:the |an? )?(?:e-?mail|letter|draft|document|note|it)\b\s*/i, '')
    const { name, rest } =
      (act === 'name' || act === 'say') && !/^to (?:the|our|my|him|her|them) /i.test(words)
        ? { name: '', rest: words }
        : addresseeIn(words, act === 'ask')
    return {
      act,
      at,
      words: rest.replace(/^(?:in|by) (?:an? )?(?:e-?mail|letter)\s+/i, ''),
      called: name.replace(/^(?:the|our|my|an?) /i, ''),
    }
  })
}

/** What a message wants said, in order. */
export function saidIn(text: string): Said {
  const said: Said = { sentences: [], about: [], to: '' }
  const quoted = [...text.matchAll(/["“]([^"”]{3,})["”]/g)].map(([, words]) => ended(words!))
  if (quoted.length) return { ...said, sentences: quoted }
  const context: string[] = []
  for (const sentence of sentencesIn(
    text
      .replace(ADDRESS, ' ')
      .replace(GREETED, '')
      .replace(/\s+[-–—]+\s+/g, ': '),
  )) {
    const clauses = clausesOf(sentence)
    const first = sentence.slice(0, clauses[0]?.at)
    if (!clauses.length || /\w{3,} \w+.*, *$/.test(first)) addContext(said, first)
    if (!clauses.length) context.push(sentence)
    for (const clause of clauses) {
      said.to ||= clause.called
      addClause(said, clause, context.at(-1) ?? '')
      context.push(clause.words)
    }
  }
  return {
    ...said,
    sentences: [...new Set(said.sentences)],
    about: [...new Set(said.about.filter((one) => one.length > 2))],
  }
}

/** What is said before the e-mail is asked for: "we are now broker of record", "need loss runs", "he wants to know about flood". */
function addContext(said: Said, sentence: string) {
  const words = tidied(sentence.replace(/[.!]$/, ''))
  const [, wanted] =
    /\b(?:wants?|needs?|asked|asks|like)\b(?: to know| me)?\s+(.+)$/i.exec(words.replace(/^(?:we|i) .*/i, '')) ?? []
  if (/^(?:we|i)\s/i.test(words)) said.sentences.push(ended(words))
  else if (/^need\s/i.test(words))
    said.sentences.push(ended(`We ${words.replace(/ from the (?:carrier|insured|client|holder)\b/i, '')}`))
  else if (wanted) said.about.push(wanted.replace(ABOUT, ''))
  else if (/\?$|^what|^whats/i.test(words)) said.about.push(words)
}

function addClause(said: Said, { act, words: typed, called }: Clause, context: string) {
  const words = tidied(typed.replace(/[.!]$/, ''))
  if (act === 'name' && /^(?:them|em|those)$/i.test(words) && context) said.about.push(tidied(context))
  if (!words || /^(?:it|this|that|them|em|those|and|or|then|also)$/i.test(words)) return
  const names = called && !/^(?:him|her|them|everyone)$/i.test(called) ? [called] : []
  const you = (some: string) => capital(toYou(named(some, context), names))
  if (act === 'thank') said.sentences.push(ended(`Thank you ${toYou(words, names)}`))
  else if (act === 'sorry') said.sentences.push(ended(`We apologize ${words}`))
  else if (act === 'ask' || (act === 'mail' && /^for\s/i.test(words))) {
    said.sentences.push(asked(words, (some) => toYou(named(some, context), names).trim()))
    said.about.push(...toldBeside(words))
  } else if (/^(?:to|not to)\s/i.test(words) && act !== 'mail') {
    said.sentences.push(
      ended(
        `Please ${toYou(
          words.replace(/^(not )?to\s+/i, (_, not) => (not ? 'do not ' : '')),
          names,
        )}`,
      ),
    )
  } else {
    for (const part of partsOf(words.replace(/^know\s+/i, ''))) {
      if (/^to\s/i.test(part) && act === 'tell') said.sentences.push(ended(`Please ${toYou(part.slice(3), names)}`))
      else if (isSentence(part)) said.sentences.push(ended(you(tidied(part.replace(/^that\s+/i, '')))))
      else said.about.push(part.replace(ABOUT, '').replace(/^that\s+/i, ''))
    }
  }
}

/** "The insurance they have to show" is a thing, though somebody does something in it. */
const THING = /^(?:the|any|all|a|an|our|his|her|their|your)\s(?:\p{L}+\s){1,3}(?:they|you|we|he|she|i)\s/iu
const isSentence = (part: string) =>
  part.endsWith('?') ||
  (!THING.test(part) && !QUESTION.test(part) && !ABOUT.test(part) && (SUBJECT.test(part) || hasVerb(part)))

/** The parts of what is to be said: whole sentences, questions and things, each by itself. */
function partsOf(words: string): string[] {
  const parts: string[] = []
  for (const { 1: joint = '', 2: part = '' } of words.matchAll(
    /(^|,\s*(?:and\s+)?|\s+and\s+|;\s*|:\s*)((?:(?!,\s|\s+and\s|;|:\s).)+)/gs,
  )) {
    const last = parts.at(-1)
    const begins =
      QUESTION.test(part) ||
      (joint.includes('and') && /^to\s/.test(part)) ||
      isSentence(part) ||
      (joint.startsWith(',') &&
        !/^(?:the|a|an|our|his|her|their|or|but)\s/i.test(part) &&
        last !== undefined &&
        isSentence(last.slice(0, NEAR)))
    if (last !== undefined && !begins) parts[parts.length - 1] = `${last}${joint}${part}`
    else parts.push(part.trim())
  }
  return parts
}

/** What the papers may tell beside a request: what is to be confirmed, whose status is asked, what a question names. */
function toldBeside(words: string): string[] {
  const [, thing] =
    /^(?:to (?:confirm|verify|check|review|update)|for (?:an? )?(?:status|update)s? (?:on|of|for))\s+(?!if|whether)(.+)$/i.exec(
      words,
    ) ?? []
  if (thing) return [thing]
  return words.split(/,\s*|\s+and\s+/).filter((part) => QUESTION.test(part) && !/^(?:if|whether)/i.test(part))
}

/** "We need them for every unit" behind "this list has no vins": what "them" stands for is said. */
function named(words: string, context: string): string {
  const [, thing] = /\b(?:no|has|have|missing)\s+((?:\p{L}+\s?){1,3})[.!]?$/iu.exec(context) ?? []
  return thing
    ? words.replace(
        /\b(need|send|get|have) (?:them|it|those)\b/i,
        (_, verb: string) => `${verb} the ${tidied(thing.replace(/^(?:no|the|any) /i, ''))}`,
      )
    : words
}

/** "for his payroll", "to call us", "if he still does", "when it expires": a request as it is put to somebody. */
function asked(words: string, you: (some: string) => string): string {
  const [, to] = /^to\s+(.+)$/is.exec(words) ?? []
  if (to) return `Could you please ${you(to)}?`
  if (QUESTION.test(words)) return `Could you please let us know ${you(words)}?`
  const thing = you(words.replace(/^(?:for|about|of)\s+/i, ''))
  if (/^(?:that|we|i|it)\s/i.test(thing)) return ended(capital(thing.replace(/^that\s+/i, '')))
  return `Could you please ${/^(?:an? )?(?:call|update|status|answer|idea|hand)\b/i.test(thing) ? 'give' : 'send'} us ${thing}?`
}
