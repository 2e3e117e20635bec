import { squeeze } from '../../evidence/words.ts'
import { sayCautions } from '../answer/cautions.ts'
import { lowered, plainWords, valueWords } from '../answer/facts-in-words.ts'
import { listWordings } from '../answer/form-list.ts'
import type { Passage } from '../answer/page-lines.ts'
import { passagesIn, sayingsAbout } from '../answer/passages.ts'
import { quoted } from '../answer/say-passages.ts'
import { WAIVER } from '../answer/tells.ts'
import { holderIn, namedFor } from '../holder.ts'
import type { MadeForm } from '../made.ts'
import { type Paper, paperName } from '../papers.ts'
import { ownPapers, sayLeftAside, type Told } from './left-aside.ts'
import { isExpected } from './missing.ts'
import { listed } from './search.ts'
import { isOfLine } from './wishes.ts'

/** What was filled and for whom, what needs the user's eye, and what was not found. */
export function sayFilled(told: Told): string {
  const eye = [
    ...sayFindings(told),
    ...sayAsked(told),
    ...sayLeftAside(told),
    ...sayUnread(told),
    ...sayRequirements(told),
  ]
  return [
    sayHead(told),
    sayPolicies(told),
    eye.length ? `**Please look at**\n\n${eye.map((line) => `- ${line}`).join('\n')}` : '',
    sayBlanks(told),
    told.filled.worksheet
      ? `It is a worksheet, not a certificate. Upload your ${told.form.name} under [Settings → Forms](/app/settings/forms) and it is filled on that.`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function markFor({ filled, citations }: Told, field: string): string {
  const source = filled.sources.get(field)
  return source?.kind === 'document' ? ` ${citations.cite(source.file, source.page, source.quote)}` : ''
}

function sayHead(told: Told): string {
  const { form, filled, papers, words } = told
  const insured = filled.values.get('NamedInsured_FullName_A')
  const forWhom = insured ? ` for **${plainWords(insured)}**${markFor(told, 'NamedInsured_FullName_A')}` : ''
  const from = papers.read.length === 1 ? paperName(papers.read[0]!) : `${papers.read.length} documents`
  const holder = filled.values.get('CertificateHolder_FullName_A')
  const whose = holderIn(words)
    ? 'as you wrote it'
    : filled.sources.get('CertificateHolder_FullName_A')?.kind === 'document'
      ? 'from the certificate'
      : 'the named insured, since no other holder was given'
  const toWhom = holder
    ? ` The certificate holder is ${plainWords(holder)} (${whose})${markFor(told, 'CertificateHolder_FullName_A')}.`
    : ''
  return `I filled ${form.name}${forWhom} from ${from}: ${filled.values.size} values; each shows where it comes from, or that it was inferred.${toWhom}`
}

/** One line a policy: its number, its carrier and its term, as they stand on the form. */
function sayPolicies(told: Told): string {
  const { form, filled } = told
  const rows = form.fields
    .filter(({ label, name }) => label === 'Policy number' && filled.values.has(name))
    .map(({ section, name }) => {
      const find = (wanted: string) =>
        form.fields.find((field) => field.section === section && field.label === wanted)?.name ?? ''
      const value = (field: string) => filled.values.get(field)
      const [start, end, letter] = [find('Effective date'), find('Expiration date'), find('Insurer letter')]
      const insurer = value(`Insurer_FullName_${value(letter) ?? ''}`)
      const term = value(start) && value(end) ? `, ${value(start)} to ${value(end)}${markFor(told, end)}` : ''
      const carrier = insurer ? `, ${plainWords(insurer)}${markFor(told, `Insurer_FullName_${value(letter)}`)}` : ''
      return `- ${section}: policy ${plainWords(value(name)!)}${markFor(told, name)}${carrier}${term}`
    })
  return rows.join('\n')
}

function sayFindings({ filled, form }: Told): string[] {
  const nameOf = (field: string) => {
    const found = form.fields.find(({ name }) => name === field)
    return found ? `“${found.label}” (${found.section})` : 'An element'
  }
  const refused = filled.refused.filter(({ field }) => !filled.values.has(field))
  return [
    ...filled.findings.map(({ message }) => plainWords(message)),
    ...refused.map(
      ({ field, reason }) => `${nameOf(field)} is blank, since a value for it was not borne out: ${plainWords(reason)}`,
    ),
  ]
}

/** What the user asked for by name: additional insured, waiver, primary wording; and conflicts nobody decided. */
function sayAsked(told: Told): string[] {
  const { words, form, citations, filled, proposal } = told
  const own = ownPapers(told)
  const passages = passagesIn(told.calls)
  const unasked: string[] = []
  const lines = WORDINGS.flatMap(({ asks, key, name, code, tell }) => {
    const [fact] = listWordings(own, key)
    const [saying] =
      fact || !asks.test(words) ? [] : sayingsAbout(fromPolicies(passages, own), own, { subject: [], tell }, 1)
    const quote = fact
      ? `“${valueWords(fact)}” ${citations.cite(fact.paper.file, fact.fact.source.page, fact.fact.source.quote)}`
      : saying
        ? quoted(citations, saying)
        : ''
    const isSet = code && [...filled.values.keys()].some((field) => code.test(field))
    if (isSet)
      return [`${name}: marked, since the papers hold ${quote || 'wording for it'}. Check that its conditions are met.`]
    if (asks.test(words))
      return [
        quote
          ? `${name}: you ask for it, and the papers say ${quote}. Check whether that is enough before you mark it.`
          : `${name}: you ask for it, but I found no such wording in the papers, so it is not marked.`,
      ]
    if (quote) unasked.push(`${lowered(name)} ${quote}`)
    return []
  })
  if (unasked.length)
    lines.push(`The papers also hold wording that you did not ask for, so it is not marked: ${unasked.join('; ')}.`)
  const named = namedFor(words)
  const isOnForm = named && [...filled.values.values()].some((value) => squeeze(value).includes(squeeze(named)))
  if (named && !isOnForm)
    lines.push(
      `${named} is not on the form: if that is the certificate holder, say “the holder is ${named}” with the address.`,
    )
  if (OF_PROPERTY.test(words) && !form.fields.some(({ label }) => OF_PROPERTY.test(label)))
    lines.push(`${form.name} has no place for a loss payee or mortgagee, so none is named on it.`)
  return [...lines, ...proposal.questions.map(({ text }) => `${plainWords(text)} I left it blank.`)]
}

/** Interests in property, which a certificate of liability has no place for. */
const OF_PROPERTY = /\b(?:loss payee|lender['’]?s loss|mortgagee|lien ?holder)/i

const WORDINGS = [
  {
    name: 'Additional insured',
    key: 'wording.additionalInsured',
    asks: /\badditional insured|\badd(?:'l|l)? insured|\bAI\b/i,
    code: /AdditionalInsuredCode/,
    tell: /additional insured|included as an insured/i,
  },
  {
    name: 'Waiver of subrogation',
    key: 'wording.waiver',
    asks: /\bwaiver|\bsubrogation|\bWOS\b/i,
    code: /SubrogationWaivedCode/,
    tell: WAIVER,
  },
  {
    name: 'Primary and noncontributory',
    key: 'wording.primary',
    asks: /\bprimary|\bnon-?contributory|\bPNC\b/i,
    code: null,
    tell: /non-?contributory/i,
  },
] as const

/** What the user asked for and the filled form neither marks nor says in words, by name. */
export function unmetWishes(words: string, { values }: MadeForm): string[] {
  const isShown = ({ code, tell }: (typeof WORDINGS)[number]) =>
    code ? [...values.keys()].some((field) => code.test(field)) : [...values.values()].some((value) => tell.test(value))
  return WORDINGS.filter((wording) => wording.asks.test(words) && !isShown(wording)).map(({ name }) => name)
}

const fromPolicies = (passages: Passage[], papers: Paper[]) =>
  passages.filter(({ file }) => papers.some((paper) => paper.file === file && paper.facts.kind !== 'contract'))

function sayUnread({ papers }: Told): string[] {
  const caution = sayCautions(papers.read, [])
  return [
    ...papers.failed.map(({ name, error }) => `“${name}” could not be read: ${error}`),
    ...papers.read.flatMap((paper) => paper.warnings.map((warning) => `${paperName(paper)}: ${plainWords(warning)}`)),
    ...(caution ? [caution] : []),
  ]
}

/** What a contract among the papers requires, so that it can be held against the form. */
function sayRequirements({ papers, citations, calls }: Told): string[] {
  const contracts = papers.read.filter(({ facts }) => facts.kind === 'contract')
  const passages = passagesIn(calls).filter(({ file }) => contracts.some((paper) => paper.file === file))
  return sayingsAbout(
    passages,
    papers.read,
    {
      subject: [],
      tell: /\b(?:shall|must|required to|agrees to)\b.*\b(?:insurance|limits?|insured|maintain|certificate)\b|\bdays\b.*\bnotice\b/i,
      wantsAmount: true,
    },
    3,
  ).map(({ file, page, quote }) => {
    const paper = contracts.find((one) => one.file === file)!
    return `${paperName(paper)} requires: ${quoted(citations, { file, page, quote })}. Hold it against the form.`
  })
}

/** The sections without a value, and what is missing in the others. */
function sayBlanks(told: Told): string {
  const { form, filled } = told
  const sections = [...new Set(form.fields.map(({ section }) => section))]
  const isFilled = (section: string) =>
    form.fields.some((field) => field.section === section && filled.values.has(field.name))
  const current = ownPapers(told).flatMap(({ facts }) => facts.policies.filter(({ status }) => status === 'current'))
  const hasPolicy = (section: string) =>
    form.fields.some(
      (field) =>
        field.section === section &&
        field.label === 'Policy number' &&
        current.some(({ lines }) => lines.some((line) => isOfLine(form, field.name, line))),
    )
  const empty = sections.filter(
    (section) =>
      !isFilled(section) &&
      !hasPolicy(section) &&
      !/^(?:Certificate|Signature|Other policy|Description)$/.test(section),
  )
  const partly = sections.filter(isFilled).flatMap((section) => {
    const missing = filled.blank.filter((blank) => blank.section === section && isExpected(form, blank))
    return missing.length ? [`- ${section}: ${missing.map(({ label }) => lowered(label)).join(', ')}`] : []
  })
  if (!empty.length && !partly.length) return ''
  const none = empty.length
    ? [
        `- ${listed(empty)}: I found no value for ${empty.length === 1 ? 'it' : 'them'}, which does not prove that there is none`,
      ]
    : []
  return `**Not found in the documents**\n\n${[...none, ...partly].join('\n')}`
}
