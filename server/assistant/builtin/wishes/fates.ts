import type { Endorsement } from '../../../forms/acord-25/claims.ts'
import type { FormDefinition } from '../../../forms/types.ts'
import { squeeze } from '../../evidence/words.ts'
import { plainWords, valueWords } from '../answer/facts-in-words.ts'
import { listWordings } from '../answer/form-list.ts'
import { passagesIn, sayingsAbout } from '../answer/passages.ts'
import { quoted } from '../answer/say-passages.ts'
import { WAIVER } from '../answer/tells.ts'
import type { Citations } from '../citations.ts'
import type { MadeForm } from '../made.ts'
import type { Paper } from '../papers.ts'
import { listed } from '../plans/search.ts'
import type { DoneCall } from '../talk.ts'
import type { Request } from './request.ts'

/** What became of a wish. `said`: the sentences behind its name and fate. */
export type Fate = { name: string; fate: 'done' | 'asked back' | 'not done'; said: string }

/** What fates are told from: the form as it stands, and the documents of its insured. */
export type Outcome = { form: FormDefinition; filled: MadeForm; own: Paper[]; calls: DoneCall[]; citations: Citations }

/** How each wish is called, what grants it in a policy, and the elements that show it; a form without these has no place for it. */
const WISHED: Record<
  Endorsement,
  { name: string; key?: Parameters<typeof listWordings>[1]; code?: RegExp; tell?: RegExp }
> = {
  additionalInsured: {
    name: 'Additional insured',
    key: 'wording.additionalInsured',
    code: /AdditionalInsuredCode/,
    tell: /additional insured|included as an insured/i,
  },
  waiver: { name: 'Waiver of subrogation', key: 'wording.waiver', code: /SubrogationWaivedCode/, tell: WAIVER },
  primary: { name: 'Primary and noncontributory', key: 'wording.primary', tell: /non-?contributory/i },
  perProject: { name: 'Aggregate per project', code: /LimitAppliesPerProject/ },
  perLocation: { name: 'Aggregate per location', code: /LimitAppliesPerLocation/ },
  notice: { name: 'Notice of cancellation to the holder' },
  lossPayee: { name: 'Loss payee or mortgagee', code: /^AdditionalInterest_FullName/ },
  severability: { name: 'Severability of interests' },
}

/** The wishes the form does not show, by name. */
export const unmet = ({ endorsements }: Request, { values }: MadeForm): string[] =>
  endorsements
    .map(({ id }) => WISHED[id])
    .filter(({ code }) => !code || !isMarked(values, code))
    .map(({ name }) => name)

const isMarked = (values: Map<string, string>, code: RegExp) =>
  [...values].some(([field, value]) => code.test(field) && value !== 'N')

/** What became of each wish of a request. */
export function fatesOf(request: Request, outcome: Outcome): Fate[] {
  const { form } = outcome
  // Where no party is named, a notice that words speak of goes to none.
  const wished = request.endorsements.filter(({ id }) => id !== 'notice' || form.holder || form.interest)
  return [
    ...holderFate(request, outcome),
    ...wished.map(({ id }) => endorsementFate(id, outcome)),
    ...projectFate(request, outcome),
  ]
}

/** The fates in a list, under a head of their own. */
export const sayFates = (fates: Fate[]): string =>
  fates.length
    ? `**What you asked for**\n\n${fates.map(({ name, fate, said }) => `- ${name}: ${fate}. ${said}`.trim()).join('\n')}`
    : ''

function holderFate({ holders, unsure, strangers }: Request, { form, filled }: Outcome): Fate[] {
  if (!form.holder && !form.interest) return holders.flatMap((one) => notHeldFate(one, form, filled))
  const own = squeeze(filled.values.get('CertificateHolder_FullName_A') ?? '')
  const meant = holders.find(({ name }) => squeeze(name) === own)
  const open = unsure.map(
    ({ name }): Fate => ({
      name: `Certificate for ${plainWords(name)}`,
      fate: 'asked back',
      said: 'You give a name and an address, and I am not sure that it is a holder. Say “the holder is …”, or ask for a certificate of its own.',
    }),
  )
  if (!meant && holders.length)
    return [
      {
        name: 'Certificate holder',
        fate: 'not done',
        said: `${listed(holders.map(({ name }) => plainWords(name)))} could not be put on the form; type it there.`,
      },
      ...open,
    ]
  if (!meant && strangers.length && form.holder)
    return [
      {
        name: 'Certificate holder',
        fate: 'asked back',
        said: 'You give an address, and I am not sure whose. Say “the holder is …” with the name and the address.',
      },
    ]
  if (!meant) return open
  const hasAddress = meant.line1 !== '' && meant.city !== ''
  return [
    hasAddress
      ? { name: 'Certificate holder', fate: 'done', said: `${plainWords(meant.name)}, with the address you gave.` }
      : {
          name: 'Certificate holder',
          fate: 'asked back',
          said: `${plainWords(meant.name)} is on the form. What is ${meant.line1 ? 'the rest of the address' : 'the address'}?`,
        },
    ...open,
  ]
}

/** Whom the user names for a holder, on a form that has none and does not name them otherwise. */
function notHeldFate({ name, source }: Request['holders'][number], form: FormDefinition, filled: MadeForm): Fate[] {
  const isOnForm = [...filled.values.values()].some((value) => squeeze(value).includes(squeeze(name)))
  return source.kind === 'document' || isOnForm
    ? []
    : [{ name: plainWords(name), fate: 'not done', said: `${form.name} has no place for a certificate holder.` }]
}

function endorsementFate(id: Endorsement, { form, filled, own, calls, citations }: Outcome): Fate {
  const { name, key, code, tell } = WISHED[id]
  const [fact] = key ? listWordings(own, key) : []
  const policies = passagesIn(calls).filter(({ file }) =>
    own.some((paper) => paper.file === file && paper.facts.kind !== 'contract'),
  )
  const [saying] = fact || !tell ? [] : sayingsAbout(policies, own, { subject: [], tell }, 1)
  const quote = fact
    ? `“${valueWords(fact)}” ${citations.cite(fact.paper.file, fact.fact.source.page, fact.fact.source.quote)}`
    : saying
      ? quoted(citations, saying)
      : ''
  const boxes = code ? form.fields.filter((field) => code.test(field.name)) : []
  if (!code || !boxes.length) {
    const lead =
      id === 'lossPayee'
        ? `${form.name} has no place for a loss payee or mortgagee, so none is named on it.`
        : `${form.name} has no box for it, and I put no claim of it into the description.`
    return {
      name,
      fate: 'not done',
      said: quote ? `${lead} The documents say ${quote}. Check it, and add words of your own where they fit.` : lead,
    }
  }
  const marked = boxes.filter((field) => filled.values.has(field.name) && filled.values.get(field.name) !== 'N')
  const interest = id === 'lossPayee' && marked[0] && filled.values.get(marked[0].name)
  if (interest) return { name, fate: 'done', said: `${plainWords(interest)} is named as the additional interest.` }
  if (marked.length)
    return {
      name,
      fate: 'done',
      said: `It is marked under ${listed(marked.map(({ section }) => section))}${quote ? `, since the documents hold ${quote}` : ''}. Check that its conditions are met.`,
    }
  const reasons = [
    ...new Set(
      filled.blank
        .filter(({ field, reason }) => code.test(field) && /schedule/i.test(reason))
        .map(({ reason }) => plainWords(reason)),
    ),
  ]
  if (quote)
    return {
      name,
      fate: 'not done',
      said: `The documents say ${quote}. ${reasons.join(' ') || 'I could not tell that it grants this to the holder.'} Check whether that is enough before you mark it.`,
    }
  const none =
    id === 'lossPayee'
      ? 'I found none in the policies I read that is surely meant, so none is named.'
      : 'I found no endorsement for it in the policies I read, so it is not marked.'
  return { name, fate: 'not done', said: none }
}

function projectFate({ project, unreadProject }: Request, { form, filled }: Outcome): Fate[] {
  if (unreadProject)
    return [
      {
        name: 'Project',
        fate: 'not done',
        said: `You speak of one (“${plainWords(unreadProject)}”), and I could not tell what to write. Say “the project is …”, or type it into the description of operations.`,
      },
    ]
  if (!project) return []
  const field = form.fields.find(({ name }) => name.endsWith('_RemarkText_A'))
  const stands = field && squeeze(filled.values.get(field.name) ?? '').includes(squeeze(project.value))
  return [
    stands
      ? {
          name: 'Project',
          fate: 'done',
          said: `“${plainWords(project.value)}” is in the description of operations.`,
        }
      : {
          name: 'Project',
          fate: 'not done',
          said: `“${plainWords(project.value)}” could not be put into the description of operations; type it there.`,
        },
  ]
}
