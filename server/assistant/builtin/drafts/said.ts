import { capital } from '../../../../shared/sentence.ts'
import { writtenOut } from '../../../documents/index.ts'
import { classOf, type WordClass } from '../understanding/word-classes.ts'
import { addresseeIn } from './addressee.ts'
import { sentencesIn } from './blocks.ts'
import { CALLED, LETTER, MAIL, NAMED, TOPIC } from './letter-shape.ts'
import { toYou } from './person.ts'
import { asked, named, toldBeside } from './requests.ts'
import { asOrder, asTold, isQuestion, isSentence, withItsVerb, withoutLead } from './sentences.ts'
import { ended, tidied } from './typed.ts'

/**
 * What a message wants a letter to say: sentences in the user's own words, things the documents are to tell about, to whom, and what the letter
 * is called ("payment reminder"), where that is said.
 */
export type Said = { sentences: string[]; about: string[]; to: string; topic?: string }

type Act = 'ask' | 'tell' | 'say' | 'mail' | 'name' | 'thank' | 'sorry' | 'do'
/** What people call saying something in a letter. `name` takes a thing, unless a whole sentence follows; who writes does by it what `do` names. */
const ACTS: Record<Exclude<Act, 'do'>, string> = {
  ask: 'ask asks asking request requests requesting chase chasing inquire',
  tell: 'tell tells telling inform informing notify notifying advise advising let letting remind reminding warn warning',
  say: 'say says saying state stating confirm confirming',
  mail: 'email e-mail emailing write writing draft drafting reply replying answer respond compose prepare message reminder notice',
  name: 'mention mentioning add adding include including incl note noting explain explaining describe describing summarize summarizing list listing give giving show showing cite quote name',
  thank: 'thank thanking',
  sorry: 'apologize apologizing',
}
/** What is done by writing it, as a letter puts it. */
const DONE_SO: Record<string, string> = { recommending: 'recommend', suggesting: 'suggest', proposing: 'propose', declining: 'decline', accepting: 'accept', disputing: 'dispute', appealing: 'appeal', rejecting: 'reject' } // biome-ignore format: a dictionary
const ACT_OF = new Map<string, Act>([
  ...Object.entries(ACTS).flatMap(([act, verbs]) => verbs.split(' ').map((verb) => [verb, act as Act] as const)),
  ...Object.keys(DONE_SO).map((verb) => [verb, 'do'] as const),
])
const WORD = /(?:e-mail|\p{L}+)\b/giu
/** What a verb stands behind when it says what is to be done. */
const BEHIND =
  /^\s*$|[,;:+]\s*$|\b(?:and|to|then|now|ok|fine|please|pls|also|that|just|but|or|you|w|letter|e-?mail|note|message|reminder|him|her|them)\s+$/
const ADDRESS = /(?:\bat\s+)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Words that name somebody, that decide what a verb behind them does, or that lead to the verb of a sentence are no longer than this. */
const NEAR = 160
/** "…, and address it to Ms. Lopez": whom a letter greets is nothing it says. */
const GREETED =
  /(?:^|[.,;]|\b(?:and|then))\s*[Aa]ddress(?:ed)?(?: (?:it|this|the \S+))? to (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu

/** "To the carrier or the broker to …": the first of them is written to. */
const OR_ANOTHER = /^(?:or|and) (?:(?:the|our) )?[\p{L}-]+ (?=(?:to|for|that|about)\b)/iu

type Clause = { act: Act; verb: string; at: number; words: string; called: string; isTold: boolean }

/** The clauses of a sentence that say what a letter is to say, each with what it does. */
function clausesOf(sentence: string): Clause[] {
  const starts: { act: Act; verb: string; at: number; from: number }[] = []
  for (const { 0: verb, index } of sentence.matchAll(WORD)) {
    const found = ACT_OF.get(verb.toLowerCase())
    if (!found) continue
    const act =
      /^(?:request|note)$/i.test(verb) && /^ (?:to|for) /.test(sentence.slice(index + verb.length)) ? 'mail' : found
    const last = starts.at(-1)
    const near = last && index - last.from < NEAR ? sentence.slice(last.from, index).trim() : null
    const before = sentence.slice(Math.max(0, index - NEAR), index)
    const between = near ? addresseeIn(near, last!.act === 'ask').rest : ''
    const isAskedFor = last && ['ask', 'tell'].includes(last.act) && /^to$/i.test(between.trim())
    const isNoun =
      act === 'mail' &&
      ((last?.act === 'mail' && near !== null && near.split(/\s+/).length < 4) ||
        /\b(?:in|by|to|than) (?:an? |the )?$/i.test(before))
    const isTold =
      new RegExp(`${BEHIND.source}|(?:${act === 'mail' && !starts.length ? '\\w+ ' : '^ '})$`, 'i').test(before) ||
      (/ing$/i.test(verb) && !/\b(?:for|of|by|about|from|without|after|before|keep|is|are|were|we're) $/i.test(before))
    const isTheirs =
      /\b(?:we|i|you|they|he|she|will|must|should|to be|(?:have|has|had|needs?|wants?|got|going|able) to) $/i.test(
        before.replace(/\b(?:can|could|would|will) you $/i, ''),
      )
    if (isTold && !isAskedFor && !isNoun && !isTheirs)
      starts.push({ act, verb: verb.toLowerCase(), at: index, from: index + verb.length })
  }
  return starts.map(({ act, verb, at, from }, index) => {
    const whole = sentence.slice(from, starts[index + 1]?.at).trim()
    const words =
      act === 'mail'
        ? whole.replace(MAIL, '')
        : whole.replace(/^(?:to|in|into) (?:the |an? )?(?:e-?mail|letter|draft|document|note|it)\b\s*/i, '')
    const { name, rest } =
      act === 'do' || ((act === 'name' || act === 'say') && !isSaidTo(words)) || (act === 'tell' && /^to /i.test(words))
        ? { name: '', rest: words }
        : addresseeIn(words, act === 'ask')
    const called = name.replace(/^(?:the|our|my|an?) /i, '').replace(/ (?:then|now|again|too)$/i, '')
    return {
      act,
      verb,
      at,
      words: rest.replace(OR_ANOTHER, '').replace(/^(?:in|by) (?:an? )?(?:e-?mail|letter|writing)\s+/i, ''),
      called,
      isTold:
        called !== '' &&
        words
          .slice(0, words.length - rest.length)
          .trimEnd()
          .endsWith(':'),
    }
  })
}

/** "To the owner that …" says to whom, "to sign it" what is to be done. */
const isSaidTo = (words: string) => /^to /i.test(words) && !asOrder(words, false)

/** What a message wants said, in order. */
export function saidIn(text: string): Said {
  const said: Said = { sentences: [], about: [], to: '' }
  const quoted = [...text.matchAll(/["“]([^"”]{3,})["”]/g)].map(([, words]) => ended(words!))
  if (quoted.length) return { ...said, sentences: quoted }
  const context: string[] = []
  let isRead = false
  const sentences = sentencesIn(
    text
      .replace(ADDRESS, ' ')
      .replace(GREETED, '')
      .replace(/\s+[-–—]+\s+/g, ': ')
      .replace(/\s+\+\s+/g, ' and '),
  )
  for (const typed of sentences) {
    const sentence = NAMED.reduce((words, [way, as]) => words.replace(way, as), typed)
    const [, topic = '', letter = ''] = TOPIC.exec(sentence) ?? []
    const name = tidied(CALLED.test(letter) ? `${topic}${letter.toLowerCase()}` : / to /.test(topic) ? topic : '')
    const clauses = clausesOf(sentence)
    const first = sentence.slice(0, clauses[0]?.at)
    if (name) said.topic = name
    else if (!clauses.length || /\w{3,} \w+.*, *$|: *$/.test(first)) addContext(said, first, text)
    isRead ||= clauses.length > 0 || name !== '' || new RegExp(`\\b${LETTER}\\b`, 'i').test(sentence)
    if (!clauses.length) context.push(sentence)
    else if (first.trim() && !name) context.push(first.replace(/[\s,:]+$/, ''))
    for (const clause of clauses) {
      said.to ||= clause.called
      addClause(said, clause, context.at(-1) ?? '', / to /.test(name) || / request$/.test(name))
      context.push(clause.words)
    }
  }
  // Whatever is wanted is written in the user's own words.
  const isOpen = !isRead && said.sentences.length + said.about.length === 0 && text.trim().split(/\s+/).length > 3
  if (isOpen && !text.trim().endsWith('?')) said.sentences.push(asTold(toYou(tidied(text.trim().replace(/[.!]$/, '')))))
  const opening = said.topic
    ? [
        `This is ${/^[aeiou]/i.test(said.topic) ? 'an' : 'a'} ${ended(said.topic).toLowerCase().slice(0, 1)}${ended(said.topic).slice(1)}`,
      ]
    : []
  return {
    ...said,
    sentences: [...new Set([...opening, ...said.sentences])],
    about: [...new Set(said.about.filter((one) => one.length > 2))],
  }
}

/** Kinds of words of the trade, by which a remark is told from small talk. */
const OF_TRADE: ReadonlySet<WordClass | undefined> = new Set([
  'trade',
  'element',
  'paper',
  'form',
  'pay',
  'bind',
  'preset',
  'system',
])

/** What is said before the e-mail is asked for: "we are now broker of record", "need loss runs", "he wants to know about flood", "the audit is coming". */
function addContext(said: Said, sentence: string, text: string) {
  const words = tidied(sentence.replace(/[.!]$/, ''))
  const [, scope = '', wanted] =
    /^(?:(.*?) )?\b(?:wants?|needs?|asked|asks|asking|like)\b(?: to know| me)?\s+(.+)$/i.exec(
      words.replace(/^(?:we|i) .*/i, ''),
    ) ?? []
  if (/^(?:we|i)\s/i.test(words)) said.sentences.push(ended(words))
  else if (/^need\s/i.test(words))
    said.sentences.push(ended(`We ${words.replace(/ from the (?:carrier|insured|client|holder)\b/i, '')}`))
  else if (wanted) said.about.push([withoutLead(wanted), ...(/ for .*\d.*/.exec(scope) ?? [])].join(''))
  else if (words.endsWith('?') || isQuestion(words) || /^whats/i.test(words)) said.about.push(words)
  else if (isOfTrade(words, text)) said.sentences.push(...tellable(words))
}

const isOfTrade = (words: string, text: string) =>
  words !== tidied(text) &&
  (/\d/.test(words) ||
    words.split(/[^\p{L}\d'-]+/u).some((word) => OF_TRADE.has(classOf(writtenOut(word).toLowerCase()))))

const tellable = (words: string) => [withItsVerb(words)].flatMap((told) => (told ? asTold(told) : []))

const WANTED = /\b(?:needs?|wants?|requires?|missing)\s+(?!to\b)(.+)$/i

function addClause(
  said: Said,
  { act, verb, words: typed, called, isTold }: Clause,
  context: string,
  isCalled: boolean,
) {
  const words = tidied(typed.replace(/[.!]$/, ''))
  if (act === 'name' && /^(?:them|em|those)$/i.test(words) && context) said.about.push(tidied(context))
  if (!words && act === 'ask' && context.endsWith('?')) {
    said.about = said.about.filter((one) => one !== tidied(context))
    said.sentences.push(capital(tidied(context)))
  } else if (!words && act === 'ask' && WANTED.test(context)) {
    // "The carrier needs the address, ask the insured": what is needed is what is asked for.
    const wanted = WANTED.exec(context)![1]!
    said.about = said.about.filter((one) => !wanted.includes(one))
    said.sentences.push(asked(`for ${tidied(wanted)}`, (some) => some))
  }
  if (!words || /^(?:it|this|that|them|em|those|and|or|then|also)$/i.test(words)) return
  const names = called && !/^(?:him|her|them|everyone)$/i.test(called) ? [called] : []
  const you = (some: string) => toYou(named(some, context), names)
  if (act === 'ask' || (act === 'mail' && /^for\s/i.test(words))) {
    said.sentences.push(asked(words, (some) => you(some).trim()))
    said.about.push(...toldBeside(words))
    return
  }
  if (act === 'do') {
    said.sentences.push(
      ended(`We ${DONE_SO[verb]} ${isSentence(words) && !/^that\s/i.test(words) ? 'that ' : ''}${you(words)}`),
    )
    if (!isSentence(words)) said.about.push(words)
    return
  }
  const order = act === 'name' ? null : asOrder(words, called !== '' || act === 'tell')
  if (order && (act !== 'mail' || called || /^to\s/i.test(words))) {
    said.sentences.push(capital(you(order)))
    return
  }
  const opening = act === 'thank' ? 'Thank you' : act === 'sorry' ? 'We apologize' : ''
  const parts = partsOf(words.replace(/^(?:know|and)\s+/i, ''))
  if (opening)
    said.sentences.push(
      ended(isSentence(parts[0]!) || OUR_NEED.test(parts[0]!) ? opening : `${opening} ${you(parts.shift()!)}`),
    )
  for (const part of parts) addPart(said, part, { act, isTold, isCalled, you })
}

/** "Good news, the policy is back on": how something is told is nothing that is told. */
const ANNOUNCED = /^(?:the )?(?:(?:good|great|bad) news|fyi|heads[ -]?up)\b[,:]?\s*(?:is )?/i

/** "Need the binder by Friday": what is needed is needed by whoever writes. */
const OUR_NEED = /^(?:still |also )?(?:need|want|would like)\s/i

/** A sentence is told, an order put, something going on told with its verb; any other thing is for the documents to tell. */
function addPart(
  said: Said,
  part: string,
  { act, isTold, isCalled, you }: { act: Act; isTold: boolean; isCalled: boolean; you: (some: string) => string },
) {
  const order = asOrder(part, act === 'ask' || act === 'tell')
  const bare = part.replace(ANNOUNCED, '').replace(/^(?:and\s+)?(?:that\s+)?/i, '')
  if (order && (/^(?:and )?to\s/i.test(part) ? act !== 'name' : isTold)) said.sentences.push(capital(you(order)))
  else if (OUR_NEED.test(bare)) said.sentences.push(asTold(`we ${you(bare)}`))
  else if (isSentence(part)) said.sentences.push(asTold(you(tidied(bare))))
  else if (withItsVerb(bare)) said.sentences.push(asTold(you(withItsVerb(bare)!)))
  // Words behind what a letter is called say more of that.
  else if (isCalled && !isQuestion(part) && withoutLead(part) === part) said.topic += `: ${part}`
  else said.about.push(withoutLead(part))
}

/** The parts of what is to be said: whole sentences, questions and things, each by itself. */
function partsOf(words: string): string[] {
  const parts: string[] = []
  for (const { 1: joint = '', 2: part = '' } of words.matchAll(
    /(^|,\s*(?:and\s+)?|\s+and\s+|;\s*|:\s*)((?:(?!,\s|\s+and\s|;|:\s).)+)/gs,
  )) {
    const last = parts.at(-1)
    const begins =
      isQuestion(part) ||
      OUR_NEED.test(part) ||
      (joint.includes('and') && /^to\s/.test(part)) ||
      isSentence(part) ||
      (!joint.includes('and') && withItsVerb(part) !== null) ||
      (joint.startsWith(',') &&
        !/^(?:the|a|an|our|his|her|their|or|but)\s/i.test(part) &&
        last !== undefined &&
        withItsVerb(last.slice(0, NEAR)) !== null)
    if (last !== undefined && !begins) parts[parts.length - 1] = `${last}${joint}${part}`
    else parts.push(part.trim())
  }
  return parts
}
