import type { PolicyType } from '../../../../shared/policies.ts'
import type { FileOffersPartsFragment, OfferPartsFragment } from '../../../graph/generated/graphql.ts'
import type { Evidence } from '../../../ui/field.tsx'
import type { PolicyValues } from '../form/policy-values.ts'

/** The initial values of a new policy's form made from a file. */
export type FormFromFile = {
  fileId: string
  values: PolicyValues
  type: PolicyType | undefined
  /** By the path of a field: the page it is from, or why it was left open. */
  evidence: Map<string, Evidence>
  /** The offers that fill fields; those that the form leaves as they are keep their place in the file. */
  offered: { id: string; value: string }[]
  /** How many fields were left open because the file is not sure. */
  /** How many fields it filled; a carrier that is only offered to be added is none. */
  filledIn: number
  open: number
}

/** What declarations tell: left open, each says so. */
const EXPECTED = ['policyNumber', 'carrierId', 'inforceAt', 'expiresAt', 'pricing.premium']

/** Fills a form with what a file tells once and surely; what is unsure stays open and says why. */
export function formFromFile(told: FileOffersPartsFragment, defaults: PolicyValues): FormFromFile {
  const evidence = new Map<string, Evidence>()
  const values = structuredClone(defaults) as Parts
  const offered: FormFromFile['offered'] = []
  const at = pathsOf(told.offers)
  let open = 0
  let filledIn = 0
  for (const offer of told.offers) {
    const path = at.get(offer.id)!
    const [choice] = offer.choices
    const carrier = offer.path === 'carrierId' ? told.carrier : null
    const problem = whyOpen(offer, offer.path === 'carrierId' && !carrier)
    if (problem || !choice) {
      open += 1
      if (offer.path === 'carrierId' && choice && offer.choices.length === 1) {
        values.carrierRead = choice.shown
        offered.push({ id: offer.id, value: choice.value })
      }
      evidence.set(path, { open: problem })
      continue
    }
    put(values, offer, carrier ?? choice.value)
    evidence.set(path, { at: `page ${String(choice.page)}` })
    filledIn += 1
    offered.push({ id: offer.id, value: choice.value })
  }
  const missing = told.offers.length ? EXPECTED.filter((path) => !evidence.has(path)) : []
  for (const path of missing) evidence.set(path, { open: 'not found in the file' })
  evidence.set('type', told.type ? { at: 'by the coverages in the file' } : { open: 'not found in the file' })
  const type = told.type ?? undefined
  return {
    fileId: told.fileId,
    values: { ...values, type } as PolicyValues,
    type,
    evidence,
    offered,
    filledIn,
    open: open + missing.length + (type ? 0 : 1),
  }
}

function whyOpen({ group, choices }: OfferPartsFragment, isNewCarrier: boolean): string | null {
  if (group !== 'UNSURE')
    return isNewCarrier
      ? `page ${String(choices[0]!.page)} says ${choices[0]!.shown}, who is not in your list yet`
      : null
  if (choices.length === 1) return `page ${String(choices[0]!.page)} says ${choices[0]!.shown}, read with doubt`
  return choices.map(({ page, shown }) => `page ${String(page)} says ${shown}`).join(', ')
}

type Parts = { [name: string]: unknown }

const LISTS = ['details.locations', 'details.namedAdditionalInsureds']
const EXTRA = 'details.extraLimits.'

/** The field of each offer in the form: lists have a place for each of theirs. */
function pathsOf(offers: readonly OfferPartsFragment[]): Map<string, string> {
  const counts = new Map<string, number>()
  const next = (list: string) => {
    const place = counts.get(list) ?? 0
    counts.set(list, place + 1)
    return place
  }
  return new Map(
    offers.map(({ id, path, group }) => {
      if (group === 'UNSURE') return [id, path]
      if (LISTS.includes(path)) return [id, `${path}.${String(next(path))}`]
      if (path.startsWith(EXTRA)) return [id, `details.extraLimits.${String(next(EXTRA))}.limit`]
      return [id, path]
    }),
  )
}

function put(values: Parts, { path, choices }: OfferPartsFragment, value: unknown) {
  if (path === 'carrierId') values.carrier = value
  else if (LISTS.includes(path)) push(values, path, value)
  else if (path.startsWith(EXTRA))
    push(values, 'details.extraLimits', { name: path.slice(EXTRA.length), limit: choices[0]!.shown })
  else setAt(values, path, value)
}

function push(values: Parts, path: string, entry: unknown) {
  const kept = path.split('.').reduce<unknown>((part, step) => (part as Parts | undefined)?.[step], values)
  setAt(values, path, [...((kept as unknown[] | undefined) ?? []), entry])
}

function setAt(values: Parts, path: string, value: unknown) {
  const steps = path.split('.')
  const last = steps.pop()!
  let part = values
  for (const step of steps) {
    part[step] ??= {}
    part = part[step] as Parts
  }
  part[last] = value
}
