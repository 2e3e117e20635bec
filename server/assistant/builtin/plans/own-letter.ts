import { capital, sentence } from '../../../../shared/sentence.ts'
import type { FactKey } from '../../../documents/index.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { saidIn } from '../drafts/said.ts'
import { tidied } from '../drafts/typed.ts'

/** What somebody signs or is handed in the user's own words, by what it is called; a summary of documents is none of it. */
const KIND =
  /\b((?:(?!(?:an?|the|need|make|draft|write|me|then|ok|please|pls|signed|short|quick|for|do|up)\b)[\p{L}/-]+ ){0,3})(request|statement|release|authorization|acknowledge?ment|confirmation|rejection|affidavit|consent|declaration|notice|letter)\b(?: of ((?:(?!for\b|to\b|from\b|that\b|signed\b|by\b)[\p{L}-]+ ?){1,3}))?/iu
const NONE = /\b(?:summar|report|compar|overview|checklist|table|list of|schedule of|explain)/i
const SIGNED = /\bsign/i

const HEAD: [FactKey, string][] = [
  ['insured.name', 'Named insured'],
  ['carrier.name', 'Insurer'],
  ['policy.number', 'Policy number'],
  ['policy.effective', 'Policy effective'],
  ['policy.expiration', 'Policy expiration'],
]

/** What a document in the user's own words is called: "Cancellation request"; null where the documents are to be told. */
export function ownTitle(text: string): string | null {
  const [, before = '', kind, of = ''] = KIND.exec(text) ?? []
  const isOfOwn = kind && !NONE.test(text) && (kind.toLowerCase() !== 'letter' || before.trim() || SIGNED.test(text))
  return isOfOwn ? capital(`${tidied(before)} ${kind.toLowerCase()}${of ? ` of ${of.trim()}` : ''}`.trim()) : null
}

/**
 * A document in the user's own words: which policy it is of, what is requested or stated, as from when, and where it is signed. It states nothing but
 * what the documents hold and the user says; the wording is for a person to settle.
 */
export function ownDocument(text: string, title: string, { citations, papers }: Material): string {
  const facts = HEAD.flatMap(([key, label]) => {
    const [one] = pickFacts(papers, { keys: [key] })
    return one
      ? [
          `- ${label}: ${plainWords(one.fact.value)} ${citations.cite(one.paper.file, one.fact.source.page, one.fact.source.quote)}`,
        ]
      : []
  })
  const [, from] =
    /\b(?:eff(?:ective)?\.?|as of|starting|from)\s+((?:on )?\S*\d[\w/., -]*?)(?=[,;.]?\s*(?:$|\p{Ll}))/iu.exec(text) ??
    []
  const [, requested] = /^(.+) request$/i.exec(title) ?? []
  const [, term] = /\b(from \S*\d\S* (?:to|through|thru|until) \S*\d\S*)/i.exec(text) ?? []
  const since = term ? `, ${term.toLowerCase()}` : from ? `, effective ${from.trim()}` : ''
  const opening = requested
    ? `We request the following: ${requested.toLowerCase()}${since}.`
    : sentence(`This is a ${title.charAt(0).toLowerCase()}${title.slice(1)}${since}`).replace(
        /^This is a (?=[aeiou])/,
        'This is an ',
      )
  const told = saidIn(text).sentences.filter((one) => !one.startsWith('This is') && !SIGNED.test(one))
  return [facts.join('\n'), [opening, ...told].join(' '), 'Signature: ______________________ Date: ______________']
    .filter(Boolean)
    .join('\n\n')
}
