import type { Tone } from './courtesy.ts'
import type { Layout } from './layout.ts'
import { type Said, saidIn } from './said.ts'
import { capital, tidied } from './typed.ts'

/** One change to a draft that a message asks for. */
export type Change =
  | { kind: 'undo' | 'shorten' | 'keep' }
  | { kind: 'tone'; tone: Tone }
  | { kind: 'layout'; layout: Layout }
  | { kind: 'sign'; name: string }
  | { kind: 'greet'; name: string; words: string }
  | { kind: 'title'; title: string }
  | { kind: 'leave'; things: string[] }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'add'; said: Said; isFirst: boolean }
  | { kind: 'cannot'; what: string }

const FILLER =
  /^(?:(?:ok(?:ay)?|hm+|no|wait|actually|sorry|please|pls|now|then|also|and|just|but|so|maybe|(?:can|could|would) you|i want you to|let'?s)\b[\s,.]*)+/i
const POLITE = /[\s,.!]*\b(?:please|pls|plz|thanks|thx|thank you)\b[\s.!]*$/i

/** More characters than a name, a title or words to replace have: a longer wish can only be something to add. */
const LONGEST = 1000
/** As long as a wish is no longer than this, it is read again with every piece that goes on with it; a longer one once, when it ends. */
const AT_ONCE = 240

/**
 * The changes of a message, in order. A piece behind a comma or an "and" is a change of its own where it reads as one. In a message longer
 * than a wish may be, a sentence goes on only with one that was read. However long the message, every character is read a bounded number of times.
 */
export function changesIn(message: string): Change[] {
  const changes: Change[] = []
  let open = ''
  let isUnread = false
  const readOpen = () => {
    const longer = changeOf(open)
    if (longer) changes.splice(Math.max(0, changes.length - 1), 1, longer)
    isUnread = false
  }
  for (const { 1: joint = '', 2: piece = '' } of message.matchAll(
    /(^|[.!?]\s+|[,;]\s*(?:and |then |but |plus )*|\n+|\s(?:and|then|but|plus|&)\s+)((?:(?![.!?]\s|[,;]|\n|\s(?:and|then|but|plus|&)\s).)+)/gis,
  )) {
    const own = changeOf(piece)
    const goesOn =
      own &&
      changes.at(-1)?.kind === 'add' &&
      own.kind !== 'add' &&
      /^\s|^$/.test(joint) &&
      !/^(?:sign|make|change|drop|remove|take|leave)\b/i.test(piece.replace(FILLER, ''))
    if (own && !goesOn) {
      if (isUnread) readOpen()
      changes.push(own)
      open = piece
      continue
    }
    const last = changes.at(-1)
    const also = last?.kind === 'replace' ? changeOf(`change ${piece}`) : null
    if (also?.kind === 'replace') changes.push(also)
    else {
      if (message.length > LONGEST && !last && /^[.!?\n]/.test(joint)) {
        if (isUnread) readOpen()
        if (!changes.length) open = ''
      }
      open += joint + piece
      isUnread = true
      if (open.length <= AT_ONCE) readOpen()
    }
  }
  if (isUnread) readOpen()
  return changes
}

function changeOf(piece: string): Change | null {
  const text = piece
    .trim()
    .replace(FILLER, '')
    .replace(POLITE, '')
    .replace(/[.!]+$/, '')
    .trim()
  if (!text) return null
  if (text.length > LONGEST) return addition(text)
  for (const read of READERS) {
    const change = read(text)
    if (change) return change
  }
  return null
}

const LANGUAGE =
  /\b(?:in|to|into) (spanish|french|german|portuguese|chinese|italian|polish|vietnamese|korean|russian)\b|^(?:spanish|french)\b|\btranslat\w+/i
const TITLE =
  /^(?:(?:change|set|make|use|put|update|give it)\s+)?(?:the |a )?(?:new )?(?:subject|title)(?: line)?(?: of the \S+)?\s*(?:to|:|=|should be|should read|should say|into|as|is)?\s*["“']?(.+?)["”']?$|^(?:call|title|rename|name) it(?: to)?\s+["“']?(.+?)["”']?$/i
const SIGN =
  /\bsign(?:ed|ature)?\b(?: (?:it|this|off|the e-?mail|the letter))*(?: (?:as|by|with|from|is|should be|to))?\s+["“']?(.+?)["”']?$|^(?:it'?s |make it )?from ["“']?(\p{Lu}.+?)["”']?(?: at the (?:end|bottom))?$/iu
const GREET =
  /\b(?:address|made? out|direct)(?:ed)?(?: (?:it|this|them|him|her|the \S+))?\s+(?:to|as)\s+["“']?(.+?)["”']?$|\b(?:greeting|salutation|greet|start|begin|open)\b.*?(?:with|to|as|:|should be|say)\s+["“']?(.+?)["”']?$|^(dear .+)$|^(?:she|he|it|the \w+) (?:goes by|is called)\s+(.+?)(?:,.*greeting.*)?$/i
const REPLACE = [
  /\b(?:change|replace|correct|turn|swap|update|fix|make)\b\s+(?:the (?:word|words|name|phrase) )?["“']?(.+?)["”']?\s+(?:to read|to be|to|with|by|into|->|→)\s+["“']?(.+?)["”']?$/i,
  /^["“']?(.+?)["”']? (?:should|must) (?:be|read|say) ["“']?(.+?)["”']?$/i,
]
const INSTEAD =
  /^(?:say |put |use |write |it'?s |it should be )?["“']?(.+?)["”']?(?:,\s+not|,?\s+(?:instead of|rather than))\s+["“']?(.+?)["”']?$/i
const LEAVE =
  /^(?:remove|delete|drop|omit|skip|cut|lose|erase|strike|take out|leave out|leave off|get rid of|take off|without|no|(?:do not|don'?t) (?:mention|include|say|show|list))\s+(?:(?:mention of|the mention of)\s+)?(.+?)(?:,? (?:since|because|that'?s|thats|it'?s|its|they)\b.*)?$|^(?:take|leave|cut)\s+(.+?)\s+(?:out|off|away)\b.*$/i
const TONES: [Tone, RegExp][] = [
  [
    'friendly',
    /\b(?:friendl\w+|warmer|casual|less (?:formal|stiff|harsh)|informal|softer?|nicer|kinder|gentler|lighter)\b/i,
  ],
  ['formal', /\b(?:formal(?:ly)?|professional(?:ly)?|polite(?:r|ly)?|business-?like|more serious)\b/i],
]
const SHORTEN =
  /\b(?:short(?:er|en)?|brief(?:er)?|concise|trim|tighten|condense|cut (?:it|this) down|less wordy|tighter)\b/i
const LAYOUTS: [Layout, RegExp][] = [
  ['list', /\b(?:bullet\w*|(?:as|into) a list|listed)\b/i],
  ['table', /\b(?:table|columns|side by side)\b/i],
  ['prose', /\b(?:paragraphs?|prose|running text|full sentences)\b/i],
]
const ADD =
  /^(?:add|mention|include|append|insert|put|say|tell|ask|note|state|let|remind|request|thank|give|show|list|write|explain|quote|incl|cite|warn)\b/i
const isShort = (text: string) => text.split(/\s+/).length <= 9

/** What is not to be done; 'do not mention' takes something out. */
const UNWANTED = /^(?:do not|don['’]?t|never|no need to|you need not)\s+(?!mention|include|say|show|list)/i

/** How each change is worded; the first that reads a piece of a message has it. */
const READERS: ((text: string) => Change | null)[] = [
  (text) => (UNWANTED.test(text) ? { kind: 'keep' } : null),
  (text) =>
    /^(?:undo|revert|restore|roll back|go back)\b|\b(?:put|bring|change|take) (?:it|that|this|them) back\b|\bback (?:to )?(?:how|the way|what) it was\b/i.test(
      text,
    )
      ? { kind: 'undo' }
      : null,
  (text) => (isShort(text) && LANGUAGE.test(text) ? { kind: 'cannot', what: 'language' } : null),
  (text) => (/^send (?:it|this|that|them|the \S+)\b/i.test(text) ? { kind: 'cannot', what: 'send' } : null),
  (text) => found(TITLE, text, (title) => ({ kind: 'title', title })),
  (text) => (/^(?:keep|leave .* (?:in|as is|alone))\b/i.test(text) ? { kind: 'keep' } : null),
  (text) =>
    /\bsign (?:the|a|an|this form|and)\b/i.test(text)
      ? null
      : found(SIGN, text, (name) => ({ kind: 'sign', name: asName(name) })),
  (text) =>
    /^(?:remove|delete|drop)\b/i.test(text)
      ? null
      : found(GREET, text, (words) => ({
          kind: 'greet',
          words,
          name: asName(words.replace(/^(?:dear|hi|hello|hey) /i, '')),
        })),
  (text) => {
    const layout = layoutIn(text)
    return layout && isShort(text) && !/^(?:add|remove|delete|drop|take|leave)\b/i.test(text)
      ? { kind: 'layout', layout }
      : null
  },
  (text) => {
    const [, from, to] = REPLACE.map((way) => way.exec(text)).find((match) => match && !/^it$/i.test(match[1]!)) ?? []
    const [, fresh, old] = from ? [] : (INSTEAD.exec(text) ?? [])
    const words = to ?? fresh
    const tone = words && isShort(words) ? toneIn(words) : null
    if (tone) return { kind: 'tone', tone }
    if (fresh && old && !ADD.test(old) && !ADD.test(fresh))
      return SHORTEN.test(fresh) ? null : { kind: 'replace', from: bare(old), to: tidied(fresh) }
    return from && to ? { kind: 'replace', from: bare(from), to: tidied(to) } : null
  },
  (text) =>
    found(LEAVE, text, (thing) => {
      const things = thing
        .split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/)
        .map((one) => one.replace(/^(?:the|that|any|all|a|an)(?: |$)/i, ''))
        .filter(Boolean)
      return things.length ? { kind: 'leave', things } : null
    }),
  addition,
  (text) => {
    const tone = isShort(text) ? toneIn(text) : null
    return tone ? { kind: 'tone', tone } : null
  },
  (text) => (isShort(text) && SHORTEN.test(text) ? { kind: 'shorten' } : null),
]

const toneIn = (text: string): Tone | null => TONES.find(([, words]) => words.test(text))?.[0] ?? null

/** The layout a message wants: the one it names first, "bullets instead of a table". */
export const layoutIn = (text: string): Layout | null =>
  LAYOUTS.map(([layout, words]) => ({ layout, at: text.search(words) }))
    .filter(
      ({ layout, at }) =>
        at >= 0 &&
        !new RegExp(`\\b(?:no|without|out of) (?:the )?${layout === 'list' ? 'bullet' : layout}`, 'i').test(text),
    )
    .sort((a, b) => a.at - b.at)[0]?.layout ?? null

/** A message without what it says of its layout and manner, which is nothing to be told. */
export const withoutLayout = (text: string): string =>
  text.replace(
    /,?\s*\b(?:put (?:them|it|those|that) )?(?:(?:in|as|into|w|with) )?(?:an? |the )?(?:(?:bullet(?:ed)?|bullets)(?: (?:points?|list))?|table|side by side|(?:plain|simple) english|plain words)(?![\p{L}-])(?! saw)/giu,
    '',
  )

function found(pattern: RegExp, text: string, make: (words: string) => Change | null): Change | null {
  const words = pattern.exec(text)?.slice(1).find(Boolean)?.trim()
  return words ? make(words) : null
}

function addition(text: string): Change | null {
  if (!ADD.test(text)) return null
  const isFirst = /\b(?:at|to|on) (?:the )?(?:top|beginning|start)\b/i.test(text)
  return added(text.replace(/\s*\b(?:at|to|on) the (?:top|beginning|start|end|bottom)\b(?: of \S+ \S+)?/i, ''), isFirst)
}

const bare = (words: string) => words.replace(/^the (?:word |words )?(?=["“'])|["“”']/g, '').trim()

/** "put the VINs in", "add that …", "add my direct line 555-0100": what is to be said, and what the papers are to tell. */
function added(text: string, isFirst: boolean): Change | null {
  const words = text
    .replace(/^(?:put|write|insert)\s+(?:in\s+)?(.+?)(?:\s+in(?:to)?(?: (?:it|the \S+|there))?)?$/i, 'add $1')
    .replace(
      /^(?:add|include|insert|mention|append)(?: in)?\s+(?:(?:a|the|another|one more) )?(?:line|sentence|note|paragraph|p\.?s\.?)?\s*(?:saying|that says|:|-)\s*/i,
      'say ',
    )
    .replace(/\s+too$/i, '')
  const said = saidIn(words)
  const own = said.about.map((one) => /^(?:my|our) (.+?) (\S*\d[\d\s().-]*)$/i.exec(one))
  const given = own.flatMap((one) =>
    one ? [`${capital(one[0].slice(0, 3).trim())} ${one[1]} is ${one[2]!.trim()}.`] : [],
  )
  const about = said.about.filter((_, index) => !own[index])
  const sentences = [...said.sentences, ...given]
  return sentences.length + about.length ? { kind: 'add', said: { ...said, sentences, about }, isFirst } : null
}

/** A name as it is signed, also where it was typed in small letters; what stands behind a comma is a title. */
function asName(words: string): string {
  const name = words.replace(POLITE, '').replace(/[.,]$/, '').trim()
  if (/\p{Lu}/u.test(name)) return name
  const [person = '', ...titles] = name.split(/,\s*/)
  return [
    person.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
    ...titles.map((title) => title.toUpperCase()),
  ].join(', ')
}
