import { INTERESTS, type Interest } from '../../../shared/certificate-forms.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { type Claim, type Endorsement, endorsementName } from '../../forms/acord-25/claims.ts'
import type { CoverageLine } from '../../forms/acord-25/coverage-lines.ts'
import { AppError, type FieldError, invalid } from '../../lib/app-error.ts'
import type { Policy } from '../policies/types.ts'
import { isOfLine, unstatedIn } from './described.ts'
import type { grantsOf } from './grants.ts'
import { interestsIn, interestsOf } from './interests.ts'
import type { OwnPapers } from './own-papers.ts'
import { premisesOf } from './premises.ts'
import { propertyWords } from './property-words.ts'
import { unheldIn } from './remarks.ts'
import { blockedBecause, type Claimed, editLinks, endorseLinks, type Looked } from './rules.ts'
import type { CertificateForm, CertificateInput } from './types.ts'

/** What only some forms have a place for. */
export function demandPlace({ name, id }: CertificateForm, { additionalInsured, particulars = {} }: CertificateInput) {
  if (additionalInsured && id !== '25')
    throw invalid('additionalInsured', `${name} has no place for an additional insured. Take it out.`)
  const known = INTERESTS.find((one) => one.id === particulars.interest)
  if (known && !known.forms.some((one) => one === id))
    throw invalid('particulars.interest', `${name} has no box for this interest. Choose another.`)
}

/** A policy of a certificate, what it grants, and its own files that were read and those that were not. */
export type Granting = { policy: Policy } & Pick<OwnPapers, 'read' | 'unread'> & ReturnType<typeof grantsOf>

const lookedAt = (grants: readonly Granting[]): Looked => ({
  policies: grants.length,
  read: grants.flatMap(({ read }) => read).length,
  unread: grants.flatMap(({ unread }) => unread).length,
})

/** Each claim must be granted by a policy, or by one policy of each of certain lines. A refusal links to where it can be corrected. */
export function demandGranted(input: CertificateInput, claims: Claim[], grants: Granting[]) {
  const isGranted = (one: Endorsement) => grants.some(({ granted }) => granted.has(one))
  const isGrantedOn = (id: Endorsement) => (line: CoverageLine) =>
    grants.some(({ policy, granted }) => granted.has(id) && isOfLine(policy, line))
  const refuse = (field: string, id: Endorsement, line?: CoverageLine): FieldError => {
    const asked = line ? grants.filter(({ policy }) => isOfLine(policy, line)) : grants
    const ungranted = asked.flatMap((one) => one.ungranted)
    const there = ungranted.find(({ endorsement }) => endorsement === id)
    const message = blockedBecause(granting(id), lookedAt(grants), input.holder.name, there, line?.name)
    return { path: [field], message, links: asked.slice(0, MOST_LINKED).flatMap(({ policy }) => endorseLinks(policy)) }
  }
  const errors: FieldError[] = []
  if (input.additionalInsured && !isGranted('additionalInsured'))
    errors.push(refuse('additionalInsured', 'additionalInsured'))
  for (const { id, lines } of claims) {
    const missing = lines.filter((line) => !isGrantedOn(id)(line))
    if (lines.length ? !missing.length : isGranted(id)) continue
    errors.push(refuse('descriptionOfOperations', id, missing[0]))
    break
  }
  if (errors[0]) throw new AppError('INVALID', errors[0].message, errors)
}

const granting = (id: Endorsement): Claimed => ['grant', 'grants', endorsementName(id)]

/**
 * The interest that is asked for, with where a policy says that the holder has it. Throws INVALID at the field that asks for one that none says:
 * the choice, or the remarks of a form of property.
 */
export function demandInterests({ id }: CertificateForm, input: CertificateInput, grants: Granting[]) {
  const { holder, particulars = {}, descriptionOfOperations } = input
  const demanded = (interest: Interest, field: string) => {
    const told = grants.flatMap(({ policy, read, granted }) => {
      const own = interest === 'ADDITIONAL_INSURED' ? granted.get('additionalInsured') : undefined
      const named = interestsOf(policy, read, premisesOf(policy, particulars), holder.name, interest)
      return own ? [...named, { source: own, where: 'HERE' as const }] : named
    })
    const here = told.find(({ where }) => where === 'HERE')
    if (here) return { id: interest, source: here.source }
    const named = `${holder.name} as ${labelOf(INTERESTS, interest).toLowerCase()}`
    if (told.some(({ where }) => where === 'OPEN'))
      throw invalid(
        'particulars.location',
        `The policy names ${named} of one of several locations. Say which location this is for.`,
      )
    const claimed = ['name', 'names', told.length ? `${named} of this location` : named] as const
    const message = blockedBecause(claimed, lookedAt(grants), holder.name)
    const links = grants.slice(0, MOST_LINKED).flatMap(({ policy }) => endorseLinks(policy))
    throw new AppError('INVALID', message, [{ path: field.split('.'), message, links }])
  }
  const interest = particulars.interest && demanded(particulars.interest, 'particulars.interest')
  if (id !== '25') for (const one of interestsIn(descriptionOfOperations)) demanded(one, 'descriptionOfOperations')
  return interest
}

/** What the remarks of a form of property say of how it is insured must be in the record of a policy or in its own files. */
export function demandHeld({ id }: CertificateForm, input: CertificateInput, grants: Granting[]) {
  if (id === '25') return
  const { descriptionOfOperations, particulars = {}, holder } = input
  const told = grants.map(({ policy, read }) => propertyWords(policy, read, premisesOf(policy, particulars)))
  const unheld = unheldIn(
    descriptionOfOperations,
    told.flatMap(({ here }) => here),
  )
  if (!unheld.length) return
  const named = new Intl.ListFormat('en-US').format(unheld.map((words) => `“${words}”`))
  if (told.some(({ isOpen }) => isOpen))
    throw invalid(
      'particulars.location',
      `The remarks say ${named}, which depends on the location. Say which of several this is for.`,
    )
  const message = blockedBecause(['state', 'states', named], lookedAt(grants), holder.name)
  const links = grants.slice(0, MOST_LINKED).flatMap(({ policy }) => endorseLinks(policy))
  throw new AppError('INVALID', message, [{ path: ['descriptionOfOperations'], message, links }])
}

/** How many policies a refusal links to. */
const MOST_LINKED = 2

/** A certificate states only what its policies have; this includes its description. What one has instead is told, with the way to its record. */
export function demandStated(description: string, policies: Policy[]) {
  const unstated = unstatedIn(description, policies)
  if (!unstated) return
  const message = `${unstated.why} ${unstated.action ?? ''}`
  const named = new Set(unstated.cells.flatMap(({ place }) => (place?.of === 'record' ? [place.record.id] : [])))
  const links = policies.filter(({ id }) => named.has(id)).flatMap(editLinks)
  throw new AppError('INVALID', message, [{ path: ['descriptionOfOperations'], message, links }])
}
