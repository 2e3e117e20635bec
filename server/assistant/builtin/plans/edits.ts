import { wordsToSay } from './said-words.ts'

/** A draft's text as it is worked on: lines of an e-mail, or the HTML of a document. */
export type Text = { lines: string[]; isHtml: boolean }

const QUOTED = '["“\']([^"”\']+)["”\']'
const CHANGE = [
  new RegExp(
    String.raw`\b(?:change|replace|correct|turn|swap)\b[^"“']{0,30}${QUOTED}\s*(?:to|with|by|into|for|->|→)\s*${QUOTED}`,
    'i',
  ),
  new RegExp(String.raw`${QUOTED}\s*instead of\s*${QUOTED}`, 'i'),
  /\b(?:change|replace|correct|swap)\s+(?:the (?:word|words|name|phrase)\s+)?(.+?)\s+(?:to|with|by|into|->|→)\s+(.+?)\s*[.!]?\s*$/i,
]
const CLOSING = /^(?:Please (?:let us know|check the details)|Could you please send)/
const SIGN_OFF = /^(?:Kind regards|Best regards|Regards|Sincerely|Yours|Thank you|Thanks|Best)\b/i

/** The lines of a draft after the change the user asks for; null when it is not clear what to change. */
export function edited(text: Text, wish: string, agencyName: string): string[] | null {
  const ways = [replaced, greeted, signed, removed, added, shortened, toned]
  for (const way of ways) {
    const lines = way(text, wish, agencyName)
    if (lines && lines.join('\n') !== text.lines.join('\n')) return lines
  }
  return null
}

function replaced({ lines }: Text, wish: string): string[] | null {
  for (const [index, pattern] of CHANGE.entries()) {
    const match = pattern.exec(wish)
    if (!match) continue
    const [, first, second] = match
    const [from, to] = index === 1 ? [second!, first!] : [first!, second!]
    const bare = from.replace(/^the (?:greeting|salutation|subject|sign-?off)$/i, '')
    const found = bare && lines.findIndex((line) => line.toLowerCase().includes(bare.toLowerCase()))
    if (typeof found !== 'number' || found < 0) continue
    return lines.map((line) =>
      line.replace(new RegExp(bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), () =>
        to.replace(/^["“']|["”']$/g, ''),
      ),
    )
  }
  return null
}

function greeted({ lines, isHtml }: Text, wish: string): string[] | null {
  const asked =
    /\b(?:greeting|salutation|greet|start (?:it )?with|begin (?:it )?with|address (?:it|them|him|her)?\s*(?:to|as))\b[^"“']{0,20}?\s*["“']?((?:Dear|Hi|Hello|Good (?:morning|day))?\s?[A-Z][^"”'\n.!]*)["”']?/.exec(
      wish,
    )?.[1]
  if (isHtml || !asked) return null
  const words = asked.trim().replace(/,$/, '')
  return [`${/^(?:Dear|Hi|Hello|Good)\b/.test(words) ? words : `Hello ${words}`},`, ...lines.slice(1)]
}

function signed({ lines, isHtml }: Text, wish: string, agencyName: string): string[] | null {
  const name =
    /\bsign(?:ed)?(?: (?:it|this|the e-?mail))?(?: off)?(?: as| with| by| from)\s+["“']?([A-Z][^"”'\n.!]*)["”']?/
      .exec(wish)?.[1]
      ?.trim()
  const at = lines.findLastIndex((line) => SIGN_OFF.test(line))
  if (isHtml || !name || at < 0) return null
  return [...lines.slice(0, at + 1), name, ...lines.slice(at + 1).filter((line) => line !== name)].filter(
    (line, index) => index <= at + 1 || line !== '' || agencyName !== '',
  )
}

function removed({ lines, isHtml }: Text, wish: string): string[] | null {
  const what =
    /\b(?:remove|delete|drop|take out|leave out|cut)\b\s+(?:the |that |this |all )?(?:(?:sentence|line|part|paragraph|bit|bullet|section|row|mention|words?)s? )?(?:about |on |with |of |that says |saying |the )?["“']?(.+?)["”']?\s*[.!]?\s*$/i.exec(
      wish,
    )?.[1]
  if (!what) return null
  const words = what
    .toLowerCase()
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => word.length > 2 && !/^(?:the|and|from|please|line|sentence|number|section)$/.test(word))
  if (/phone/i.test(what)) return lines.filter((line) => !/^\(?\d{3}\)?[ -]\d{3}/.test(line.trim()))
  const section = isHtml && /\bsection\b/i.test(wish) ? withoutSection(lines, words) : null
  if (section) return section
  const hits = (text: string) => words.length > 0 && words.every((word) => text.toLowerCase().includes(word))
  const unit = isHtml ? /<(li|p|tr)>(?:(?!<\/\1>)[\s\S])*<\/\1>/g : null
  if (unit) return lines.map((line) => line.replace(unit, (piece) => (hits(piece) ? '' : piece)))
  return lines.flatMap((line) => {
    if (!hits(line)) return [line]
    const kept = line.split(/(?<=[.!?])\s+/).filter((part) => !hits(part))
    return kept.length && !line.startsWith('- ') ? [kept.join(' ')] : []
  })
}

/** A document without the heading these words name and what stands under it. */
function withoutSection(lines: string[], words: string[]): string[] | null {
  const from = lines.findIndex(
    (line) => line.startsWith('<h2>') && words.some((word) => line.toLowerCase().includes(word)),
  )
  if (from < 0) return null
  const next = lines.findIndex((line, index) => index > from && line.startsWith('<h2>'))
  return [...lines.slice(0, from), ...(next < 0 ? [] : lines.slice(next))]
}

function added({ lines, isHtml }: Text, wish: string): string[] | null {
  const direct =
    /\b(?:add|append|include|insert|put in)\b\s+(?:a |the )?(?:line|sentence|note|paragraph|ps|p\.s\.)?\s*(?:saying|that says|:|-)\s*["“']?(.+?)["”']?\s*$/is.exec(
      wish,
    )?.[1]
  const plain =
    /^\s*(?:please |also |now |and )*add\s+(?!(?:the|a|an|my|our|his|her|their|some|more)\b)["“']?(.{12,}?)["”']?\s*$/is.exec(
      wish,
    )?.[1]
  const said = wordsToSay(wish)
  const words = said.length
    ? said
    : [direct ?? plain].flatMap((one) =>
        one ? [`${one.charAt(0).toUpperCase()}${one.slice(1)}${/[.!?]$/.test(one) ? '' : '.'}`] : [],
      )
  if (!words.length) return null
  return insertParagraphs({ lines, isHtml }, words)
}

/** Puts paragraphs where an e-mail ends its matter, before the closing words; into a document before its sources. */
export function insertParagraphs({ lines, isHtml }: Text, words: string[]): string[] {
  if (isHtml) {
    const html = words.map((one) => `<p>${one.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`).join('')
    const at = lines.findIndex((line) => /<h2>Sources<\/h2>/.test(line))
    return at < 0 ? [...lines, html] : [...lines.slice(0, at), html, ...lines.slice(at)]
  }
  const closing = lines.findLastIndex((line) => CLOSING.test(line))
  const at = closing >= 0 ? closing : lines.findLastIndex((line) => SIGN_OFF.test(line))
  const place = at >= 0 ? at : lines.length
  return [...lines.slice(0, place), ...words.flatMap((one) => [one, '']), ...lines.slice(place)]
}

/** Shorter: what can be read on the attachment goes, then what is mere courtesy. */
function shortened({ lines, isHtml }: Text, wish: string): string[] | null {
  if (!/\bshort(?:er|en)?\b|\bbrief(?:er)?\b|\bconcise\b|\btrim\b|\bcut (?:it )?down\b/i.test(wish)) return null
  if (isHtml) {
    const from = lines.findIndex((line) =>
      /<h2>(?:Forms and endorsements|Exclusions I came across|Wording to know)<\/h2>/.test(line),
    )
    const to = lines.findIndex((line) => /<h2>Sources<\/h2>/.test(line))
    return from < 0 ? null : [...lines.slice(0, from), ...(to < 0 ? [] : lines.slice(to))]
  }
  const paragraphs = lines.join('\n').split('\n\n')
  const withoutLists = paragraphs.filter((part) => !/^- /m.test(part))
  const kept =
    withoutLists.length < paragraphs.length
      ? withoutLists
      : paragraphs.filter((part, index) => index < 2 || !CLOSING.test(part))
  const fewer =
    kept.length < paragraphs.length
      ? kept
      : paragraphs.filter((_, index) => index < 2 || index === paragraphs.length - 1)
  const whole = fewer.filter((part, index) => !(/:$/.test(part) && !/^- /m.test(fewer[index + 1] ?? '') && index > 1))
  return whole.join('\n\n').split('\n')
}

function toned({ lines, isHtml }: Text, wish: string): string[] | null {
  if (isHtml) return null
  const [greeting = '', ...rest] = lines
  const name = /^(?:Hello|Hi|Dear)\s*(.*?),$/.exec(greeting)?.[1] ?? ''
  const close = (words: string) => rest.map((line) => (SIGN_OFF.test(line) ? words : line))
  if (/\b(?:more formal|formal(?:ly)?|polite|professional)\b/i.test(wish) && !/less formal/i.test(wish))
    return [`Dear ${name || 'Sir or Madam'},`, ...close('Yours sincerely,')]
  if (/\b(?:friendl|casual|less formal|warmer|informal)/i.test(wish))
    return [name ? `Hi ${name},` : 'Hi,', ...close('Best regards,')]
  return null
}
