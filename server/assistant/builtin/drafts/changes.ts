import { capital } from '../../../../shared/sentence.ts'
import type { Tone } from './courtesy.ts'
import { type Layout, layoutIn } from './layout.ts'
import { type Said, saidIn } from './said.ts'
import { asTold, isSentence } from './sentences.ts'
import { asName, ended, tidied } from './typed.ts'

/** One change to a draft that a message asks for. */
export type Change =
  | { kind: 'undo' | 'shorten' }
  /** `unwanted`: what is not to be said, which no change of the words can see to. */
  | { kind: 'keep'; unwanted?: string }
  | { kind: 'tone'; tone: Tone }
  | { kind: 'layout'; layout: Layout }
  | { kind: 'sign'; name: string }
  | { kind: 'greet'; name: string; words: string }
  | { kind: 'title'; title: string }
  | { kind: 'leave'; things: string[] }
  | { kind: 'only'; thing: string }
  | { kind: 'move'; thing: string; before: string | null; isFirst: boolean }
  | { kind: 'same'; thing: string }
  | { kind: 'copy'; name: string }
  /** Without `from`, what is of the same kind as `to`. */
  | { kind: 'replace'; from: string; to: string }
  /** `isAlso`: asked for beside what is asked for already. */
  | { kind: 'add'; said: Said; isFirst: boolean; isAlso?: boolean }
  | { kind: 'cannot'; what: string }

const FILLER =
  /^(?:(?:ok(?:ay)?|hm+|no|wait|actually|sorry|oops|fine|please|pls|now|then|also|and|but|so|maybe|(?:can|could|would) (?:you|u)|i want you to|let'?s|i was wrong|on second thought|we should|it should)\b[\s,.:]*)+/i
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
    /(^|[.!?]\s+|[,;]\s*(?:and |then |but |plus )*|\s\+\s|\n+|\s(?:and|then|but|plus|&)\s+)((?:(?![.!?]\s|[,;]|\s\+\s|\n|\s(?:and|then|but|plus|&)\s).)+)/gis,
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
  /\b(?:spanish|french|german|portuguese|chinese|italian|polish|vietnamese|korean|russian)\b|\btranslat\w+/i
const TITLE =
  /^(?:call|title|rename|name) it(?: to)?\s+["“']?(.+?)["”']?$|^(?:(?:change|set|make|use|put|update|give it)\s+)?(?:the |a )?(?:new )?(?:subject|title)(?: line)?(?: of the \S+)?\s*(?:to|:|=|should be|should read|should say|into|as|is)?\s*["“']?(.+?)["”']?$/i
const SIGN =
  /^(?:sign(?: (?:it|this|off|the e-?mail|the letter))*(?: (?:as|by|with|from))?:?|(?:(?:make|have|get) it |it is |it'?s |to be )?signed (?:as|by|with|from):?)\s+["“']?(.+?)["”']?$|^(?:(?:add|use|put|change|make|set|update) )?(?:(?:the|my|a|our) )?signature(?: line)?(?: (?:is|to|should be|as|with|from))?:?\s+["“']?(.+?)["”']?$|^(?:it'?s |make it )?from ["“']?(\p{Lu}.+?)["”']?(?: at the (?:end|bottom))?$/iu
const GREET =
  /^(?:make it |send it |address it )?(?:out )?to (?:the )?(.+?) instead(?: of .+)?$|\b(?:address|made? out|direct)(?:ed)?(?: (?:it|this|them|him|her|the \S+))?\s+(?:to|as)\s+["“']?(.+?)["”']?$|\b(?:greeting|salutation|greet|start|begin|open)\b.*?(?:with|to|as|:|should be|say)\s+["“']?(.+?)["”']?$|^(dear .+)$|^(?:she|he|it|the \w+) (?:goes by|is called)\s+(.+?)(?:,.*greeting.*)?$/i
const REPLACE = [
  /\bswap\b\s+(?:out )?["“']?(.+?)["”']?\s+(?:for|with)\s+["“']?(.+?)["”']?$/i,
  /\b(?:change|replace|correct|turn|swap|update|fix|make)\b\s+(?:the (?:word|words|name|phrase) )?["“']?(.+?)["”']?\s+(?:to read|to be|to|with|by|into|->|→)\s+["“']?(.+?)["”']?$/i,
  /^["“']?(.+?)["”']? (?:should|must) (?:be|read|say) ["“']?(.+?)["”']?$/i,
]
const INSTEAD =
  /^(?:say |put |use |write |it'?s |it should be )?["“']?(.+?)["”']?(?:,\s+not|,?\s+(?:instead of|rather than))\s+["“']?(.+?)["”']?$/i
const LEAVE =
  /^(?:(?:never ?mind|forget|scratch)(?: about)?(?! (?:it|that|this)$)|remove|delete|drop|omit|skip|cut|lose|erase|strike|take out|leave out|leave off|get rid of|take off|keep out|without|no|(?:do not|don'?t) (?:mention|include|say|show|list))\s+(?:(?:mention of|the mention of)\s+)?(.+?)(?:,? (?:since|because|that'?s|thats|it'?s|its|they)\b.*)?$|^(?:take|leave|cut|keep)\s+(.+?)\s+(?:out|off|away)\b.*$|^(?:(?:i|we) )?(?:do not|don'?t) (?:want|need) (?:to (?:see|say|mention) )?(.+?)(?: (?:mentioned|included|shown|listed|said|in (?:it|there|this|the \S+)))*$/i
const TONES: [Tone, RegExp][] = [
  [
    'friendly',
    /\b(?:friendl\w+|warmer|casual|(?:too|less|so|sounds?|bit|like an?) (?:formal|stiff|harsh|cold|blunt|pushy|accusing|aggressive|threat\w*|rude|angry|legal\w*|robotic)|tone (?:it|this|that) down|less (?:formal|stiff|harsh)|informal|softer?|nicer|kinder|gentler|lighter)\b/i,
  ],
  ['formal', /\b(?:formal(?:ly)?|professional(?:ly)?|polite(?:r|ly)?|business-?like|more serious)\b/i],
]
const SHORTEN =
  /\b(?:short(?:er|en)?|brief(?:er)?|concise|trim|tighten|condense|cut (?:it|this) down|less wordy|tighter)\b/i
const ADD =
  /^(?:add|mention|include|append|insert|put|say|tell|ask|note|state|let|remind|request|thank|give|show|list|write|explain|quote|incl|cite|warn)\b/i
/** "By Friday", "due Thursday": a day until which something is wanted. */
const DUE = /^(?:(?:it'?s |this is |make it )?due|(?:with a )?deadline(?: of| is|:)?)\s+(?:by |on )?(.{2,30})$/i
/** A mere value, which stands for another of its kind: "oops 7/1". */
const VALUE =
  /^(?:by |on |it'?s )?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\$[\d,.]+(?: ?(?:k|m|mil))?|\w+day|(?:unit|loc|location|building|claim|option|alt|alternative) [\w-]+)$/i
/** Another thing of the kind that was meant: "make that 9/30", "i meant unit 4". */
const MEANT = /^(?:(?:i |we )?meant?|make (?:that|it)|should be|it'?s)\s+(.+?)(?:,? (?:instead|not .+))?$/i
const ONLY = /^(?:just|only|keep only|limit it to|stick to)\s+(.+?)(?: (?:then|please|only))?$|^(.+?) only$/i
const SAME = /^(?:the )?same (?:question|thing|request|ask|goes)?\s*(?:for|on|with|about)\s+(.+)$/i
const MOVE =
  /^(?:put|move|bring|place)\s+(.+?)\s+(?:(?:right )?(before|above|ahead of)\s+(.+)|(?:to the |at the )?(first|up|top|start|beginning|front|end|bottom|last|down)(?: of .*)?)$|^(?:start|lead|open|begin) (?:it )?(?:off )?with (?!dear|hi\b|hello|hey|thank|good|an? )(.+)$|^(.+?) (?:first|comes first|goes first|on top)$/i
const COPY = /^(?:and )?(?:cc|copy in|copy|bcc)[: ]\s*(.+?)(?: (?:on|in) (?:it|this|the \S+))?$/i
const ALSO = /^(?:also |and )?(?:ask for |need )?(.+?)(?:,? (?:as well|too|also))$/i
const AFTER_COLON = /^(?:add|include|mention|say|note|insert)(?: (?:this|a line|a sentence))?\s*:\s*(.+)$/is

const isShort = (text: string) => text.split(/\s+/).length <= 9

/** "Just two lines", "make it 2 sentences". */
const IN_FEW =
  /^(?:start over,? )?(?:just|only|make it|keep it|in|to|max|at most)(?: (?:to|at|in|just|only))?\b.*?\b(?:\d+|one|two|three|four|five|a few|a couple(?: of)?) (?:short )?(?:sentences?|lines?|words)$/i
/** What is not to be done; 'do not mention' takes something out. */
const UNWANTED =
  /^(?:do not|don['’]?t|never|no need to|you need not)\s+((?!mind\b|mention|include|say|show|list|want|need|be |sound|make it (?:so|too) ).+)/i

const SAYS = /^(?:promise|commit|admit|guarantee|quote|imply|suggest|claim|offer|state|agree)\b/i

/** How each change is worded; the first that reads a piece of a message has it. */
const READERS: ((text: string) => Change | null)[] = [
  (text) => found(UNWANTED, text, (words) => (SAYS.test(words) ? { kind: 'keep', unwanted: words } : { kind: 'keep' })),
  (text) =>
    isShort(text) && /^(?:tone|(?:do not|don['’]?t) (?:sound|be|get)|less|not so|too|sounds?)\b/i.test(text)
      ? toneChange(text)
      : null,
  (text) =>
    /^(?:undo|revert|restore|roll back|go back)\b|\b(?:put|bring|change|take|add|get) (?:it|that|this|them|(?:the|his|her|their) .{2,40}) back\b|\bback (?:to )?(?:how|the way|what) it was\b/i.test(
      text,
    )
      ? { kind: 'undo' }
      : null,
  (text) => (isShort(text) && IN_FEW.test(text) ? { kind: 'shorten' } : null),
  (text) => (isShort(text) && LANGUAGE.test(text) ? { kind: 'cannot', what: 'language' } : null),
  (text) => (/^send (?:it|this|that|them|the \S+)\b/i.test(text) ? { kind: 'cannot', what: 'send' } : null),
  (text) => found(COPY, text, (name) => ({ kind: 'copy', name: asName(name) })),
  (text) => found(DUE, text, (day) => ({ kind: 'add', said: told(`This is due ${tidied(day)}`), isFirst: false })),
  (text) => found(AFTER_COLON, text, (words) => ({ kind: 'add', said: saidAfterColon(words), isFirst: false })),
  (text) => (isShort(text) ? found(SAME, text, (thing) => ({ kind: 'same', thing })) : null),
  (text) => found(TITLE, text, (title) => ({ kind: 'title', title })),
  (text) => (/^(?:keep(?!.* (?:out|off)\b)|leave .* (?:in|as is|alone))\b/i.test(text) ? { kind: 'keep' } : null),
  (text) =>
    /\bsign (?:the|a|an|this form|and)\b/i.test(text)
      ? null
      : found(SIGN, text, (name) => ({ kind: 'sign', name: asName(name.replace(/^me,\s*/i, '')) })),
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
    const [, fresh, old] = from ? [] : (INSTEAD.exec(text) ?? entitiesSwapped(text))
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
        .filter((one, index) => !index || !isSentence(one))
        .map((one) => one.replace(/^(?:the|that|any|all|a|an)(?: |$)/i, ''))
        .filter(Boolean)
      return things.length ? { kind: 'leave', things } : null
    }),
  (text) => moved(MOVE.exec(text)),
  addition,
  (text) => (isShort(text) ? toneChange(text) : null),
  (text) => (isShort(text) && SHORTEN.test(text) ? { kind: 'shorten' } : null),
  (text) => found(VALUE, text, (to) => ({ kind: 'replace', from: '', to: tidied(to) })),
  (text) => (isShort(text) ? found(MEANT, text, (to) => ({ kind: 'replace', from: '', to: tidied(to) })) : null),
  (text) => found(ONLY, text, (thing) => ({ kind: 'only', thing: tidied(thing) })),
  (text) =>
    isShort(text)
      ? found(ALSO, text, (thing) => ({
          kind: 'add',
          said: { ...told(''), about: [tidied(thing)] },
          isFirst: false,
          isAlso: true,
        }))
      : null,
]

/** "Say loc 5 not 4": one entry of a kind for another. */
function entitiesSwapped(text: string): string[] {
  const [, fresh = '', kind, old] =
    /^(?:say |put |use |write |make it |it'?s |it should be )?((\p{L}+) #?\d+)\s+(?:and )?not\s+(?:\2 )?#?(\d+)$/iu.exec(
      text,
    ) ?? []
  return kind ? ['', fresh, tidied(`${kind} ${old}`)] : []
}

const toneChange = (text: string): Change | null => {
  const tone = toneIn(text)
  return tone ? { kind: 'tone', tone } : null
}

const told = (sentence: string): Said => ({ sentences: sentence ? [ended(sentence)] : [], about: [], to: '' })

/** Words behind "add:" are the user's own, whatever they are. */
function saidAfterColon(words: string): Said {
  const said = saidIn(`say ${words}`)
  return said.sentences.length ? said : told(asTold(tidied(words)))
}

function moved(found: RegExpExecArray | null): Change | null {
  const [, thing, , before = null, place = '', lead, first] = found ?? []
  const named = thing ?? lead ?? first
  const isFirst = before === null && !/end|bottom|last|down/i.test(place)
  return named ? { kind: 'move', thing: named, before, isFirst } : null
}

const toneIn = (text: string): Tone | null => TONES.find(([, words]) => words.test(text))?.[0] ?? null

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

/** "put the VINs in", "add that …", "add my direct line 555-0100": what is to be said, and what the documents are to tell. */
function added(text: string, isFirst: boolean): Change | null {
  const words = text
    .replace(/^(?:put|write|insert)\s+(?:in\s+)?(.+?)(?:\s+in(?:to)?(?: (?:it|the \S+|there))?)?$/i, 'add $1')
    .replace(
      /^(?:add|include|insert|mention|append)(?: in)?\s+(?:(?:a|the|another|one more) )?(?:line|sentence|note|paragraph|p\.?s\.?)?\s*(?:saying|that says|:|-)\s*/i,
      'say ',
    )
    .replace(/\s+too$/i, '')
    .replace(/,?\s+so (?:that )?(?:they|he|she|we|you|it) (?:can|could|may)\b.*$/i, '')
    .replace(/\s+(?:that )?we (?:have|show)(?: on file)?$/i, '')
  const said = saidIn(words)
  const own = said.about.map((one) => /^(?:my|our) (.+?) (\S*\d[\d\s().-]*)$/i.exec(one))
  const given = own.flatMap((one) =>
    one ? [`${capital(one[0].slice(0, 3).trim())} ${one[1]} is ${one[2]!.trim()}.`] : [],
  )
  const about = said.about.filter((_, index) => !own[index])
  const sentences = [...said.sentences, ...given]
  return sentences.length + about.length ? { kind: 'add', said: { ...said, sentences, about }, isFirst } : null
}
