import { asksIn, type Endorsement } from '../../../forms/acord-25/claims.ts'
import type { SourceInput } from '../../evidence/source-input.ts'
import { type Holder, type Holders, holdersIn, type Known, squeezed } from '../holder.ts'
import type { Paper } from '../papers.ts'
import type { AgencyContext } from '../talk.ts'
import { projectIn, unreadProject } from './project.ts'

/** Words of the user's or of a page that ask for something: `file` and `page` are those of an attached e-mail. */
type Telling = { text: string; file: string | null; page: number }

export type Sourced<T> = T & { source: SourceInput }

/** What a message, with the e-mails that are attached to it, wants of a certificate, taken apart. */
export type Request = {
  holders: Sourced<Holder>[]
  /** Parties with an address of which it is not clear whether they are holders. */
  unsure: Holder[]
  /** Addresses of nobody known, where no holder was told: the named insured is none then. */
  strangers: string[]
  endorsements: { id: Endorsement; words: string }[]
  project: Sourced<{ value: string; quote: string }> | null
  /** What the user says of a project that could not be told. */
  unreadProject: string | null
  /** The words without the names and addresses of holders. */
  words: string
  /** What was chosen when something was asked back: it answers that, and asks for nothing else. */
  taken?: string[]
}

/** What is wanted of a certificate, wherever it is said; the user's own words go before those of an e-mail. */
export function requestIn(words: string, { papers, agency }: { papers: Paper[]; agency: AgencyContext }): Request {
  const tellings: Telling[] = [{ text: words, file: null, page: 0 }, ...papers.flatMap(mailOf)]
  const known = knownIn(papers, agency)
  const read = tellings.map((telling) => ({ telling, found: holdersIn(telling.text, known) }))
  const own = read.find(({ found }) => found.holders.length + found.unsure.length > 0)
  const found: Holders = own?.found ?? { holders: [], unsure: [] }
  const holders = found.holders.map((one) => ({ ...one, source: sourceIn(own!.telling, one.quote) }))
  const rest = read.map(({ telling, found: { holders: some, unsure } }) =>
    [...some, ...unsure].reduce(withoutParty, telling.text),
  )
  const asked = new Map(rest.flatMap((text) => asksIn(text).map((one) => [one.id, one] as const)).reverse())
  const project = tellings
    .map((telling) => ({
      telling,
      said: projectIn(
        telling.text,
        [...found.holders, ...found.unsure].map(({ quote }) => quote),
      ),
    }))
    .find(({ said }) => said !== null)
  return {
    holders,
    unsure: found.unsure,
    strangers: own ? [] : read.flatMap((one) => one.found.strangers ?? []),
    endorsements: [...asked.values()],
    project: project ? { ...project.said!, source: sourceIn(project.telling, project.said!.quote) } : null,
    unreadProject: project ? null : unreadProject(rest[0]!),
    words: rest[0]!,
  }
}

/** What is asked for between a name and its address stays. */
function withoutParty(text: string, { quote, name }: Holder): string {
  const between = quote.replace(name, ' ')
  return text.replace(quote, asksIn(between).length ? between : ' ')
}

/** Words of a page are quoted line by line, as they stand there. */
function sourceIn({ file, page }: Telling, quote: string): SourceInput {
  if (file === null) return { kind: 'message', quote }
  return { kind: 'document', file, page, quote: quote.replace(/\s*\n\s*/g, ' … ') }
}

/** The first page of a file that is an e-mail: what stands behind it is attached. */
function mailOf({ file, text }: Paper): Telling[] {
  const [first] = text
  const isMail = first?.page === 1 && HEAD.every((head) => head.test(first.text))
  return isMail ? [{ text: first.text.replace(HEAD_LINES, ''), file, page: 1 }] : []
}
const HEAD = [/^From: /m, /^(?:To|Subject): /m]
const HEAD_LINES = /^(?:From|To|Cc|Subject|Date|Sent): .*\n?/gm

/** Names and places of the insured, the agency and the carriers: no holder, unless the words call them one. */
function knownIn(papers: Paper[], agency: AgencyContext): Known {
  const facts = papers.flatMap(({ facts: { kind, facts: read } }) => (kind === 'contract' ? [] : read))
  const values = (key: string) => facts.filter((fact) => fact.key === key).map(({ value }) => value)
  const streets = ['insured', 'producer'].flatMap((party) =>
    values(`${party}.line1`).flatMap((line) => values(`${party}.zip`).map((zip) => squeezed(`${line}${zip}`))),
  )
  return {
    names: [
      ...values('insured.name'),
      ...values('producer.name'),
      ...values('carrier.name'),
      ...(agency.name ? [agency.name] : []),
    ],
    streets,
  }
}
