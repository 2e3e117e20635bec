import { asksIn } from '../../../forms/acord-25/claims.ts'

/** What a message says the certificate is for. `quote`: its own words; `value`: what goes on the form. */
export type Project = { value: string; quote: string }

/** What people call the work a certificate is for; the first are said with it on the form, the others only lead to it. */
const CALLED = ['project', 'proj', 'job', 're', 'event', 'jobsite', 'site']
const LEADS = [
  'description',
  'description of operations',
  'operations',
  'remarks',
  'remark',
  'wording',
  'special wording',
]
const MORE = '(?: (?:name|no\\.?|number|description|site|location))?'
const LABELLED = new RegExp(
  `(?:^|[\\n.;,?!]|\\bthe |\\bour )[>\\s]*((?:(${CALLED.join('|')})${MORE})|(?:${LEADS.join('|')}))(?: (?:box|field))?\\s*(?::|=|#|\\bis\\b|\\bnumber\\b)\\s*(?!(?:for|not|to)\\b)([^\\n]+)`,
  'gi',
)
const BESIDE = new RegExp(
  `(?:^|[,;]\\s*|\\b(?:add|and) )(?:the )?(${CALLED.join('|')})\\s+((?:\\p{Lu}|\\d)[^\\n.;]*)`,
  'giu',
)
const NAMED =
  /\b(?:for|at|on|of) (?:the |our )?((?:\p{Lu}[\p{L}\d'’&-]*|\d+)(?: (?:of the |of |and |& )?(?:\p{Lu}[\p{L}\d'’&-]*|\d+))* (?:project|job|site|event|contract))\b/gu
/** Words that ask for a certificate and are no work: "Re: COI request". */
const OF_REQUEST =
  /^(?:\W|\b(?:re|fwd?|coi|certificates?|cert|of|insurance|request|requested|needed|for|new|urgent|the|a)\b)*$/i

/**
 * The work a message speaks of, without what it asks for beside it: of the holder's rights nothing stands there that no policy grants.
 * `parties`: names with addresses, which are no part of it.
 */
export function projectIn(text: string, parties: string[] = []): Project | null {
  const rest = parties.reduce((left, party) => left.replace(party, '\n'), text)
  const labelled = [...rest.matchAll(LABELLED)].map(([, label, called, said]) => ({
    label: label!,
    called,
    said: said!,
    isLabel: true,
  }))
  const beside = [...rest.matchAll(BESIDE)].map(([, called, said]) => ({
    label: called!,
    called,
    said: said!,
    isLabel: true,
  }))
  for (const { label, called, said } of [...labelled, ...beside]) {
    const value = workIn(said, !called)
    if (!value || OF_REQUEST.test(value)) continue
    const whole = text.slice(text.indexOf(value) - label.length - 8, text.indexOf(value))
    const lead = new RegExp(`${label.replace(/[.]/g, '\\.')}\\s*:\\s*$`, 'i').exec(whole)
    // "Project: 2214" stands on the form with its label, as it was written.
    return called && lead && !/^re$/i.test(called)
      ? { value: `${lead[0]}${value}`, quote: `${lead[0]}${value}` }
      : { value, quote: value }
  }
  const [named] = [...rest.matchAll(NAMED)].map(([, found]) => found!)
  return named ? { value: named, quote: named } : null
}

/** The words that speak of some work without saying what it is; null where none do. */
export function unreadProject(text: string): string | null {
  const clause = text
    .split(/[.;!?\n]|,\s|\s(?:and|with)\s/)
    .find((words) => SPEAKS_OF_WORK.test(words) && !asksIn(words).length)
  return clause?.trim() ?? null
}
const SPEAKS_OF_WORK = /\b(?:project|job)\b(?! (?:manager|coordinator|superintendent|owner))/i

/** The words up to where something else is asked for; a description may be of several sentences. */
function workIn(said: string, isDescription: boolean): string {
  const sentences = said.split(/(?<=[.?!])(?<!\b(?:St|Mt|Ft|No|Inc|Co|Dr|Ave)\.)\s+(?=\p{Lu})/u)
  const own = sentences.map((one) => one.split(/,\s+|;\s*|\s+(?:and|with)\s+/i))
  const kept: string[] = []
  for (const parts of isDescription ? own : own.slice(0, 1)) {
    const at = parts.findIndex((part) => asksIn(part).length > 0)
    if (at === 0) break
    const sentence = sentences[own.indexOf(parts)]!
    kept.push(
      at < 0 ? sentence : sentence.slice(0, sentence.indexOf(parts[at]!)).replace(/(?:[,;]|\s(?:and|with))?\s*$/i, ''),
    )
    if (at > 0) break
  }
  return kept
    .join(' ')
    .trim()
    .replace(/[.,;?!\s]+$/, '')
}
