import type { DocumentKind } from '../../documents/index.ts'
import type { ReviewInput, ReviewPaper } from '../types.ts'

const SLOTS = { '[Claim]': 'a claim document', '[Policy]': 'a policy', '[Application]': 'an application' } as const
type Slot = keyof typeof SLOTS

/** What a paper of a kind is to a claim, whichever way it was added. */
const OF_KIND: Partial<Record<DocumentKind, Slot>> = {
  declarations: '[Policy]',
  binder: '[Policy]',
  application: '[Application]',
  'loss-run': '[Claim]',
}

/** The papers by what each is to a claim: what its kind says where that is sure, else as what it was added. `notes`: where the two differ, a sentence each. */
export function sorted({ papers }: Pick<ReviewInput, 'papers'>) {
  const placed = papers.map((paper) => ({ paper, slot: slotOf(paper) }))
  const of = (slot: Slot) => placed.filter((one) => one.slot === slot).map(({ paper }) => paper)
  const notes = placed.flatMap(({ paper: { name, slot: given }, slot }) => {
    if (slot === null) return [`${name} was not used: it does not show whether it is a policy or a claim document.`]
    return given && slot !== given ? [`${name} is ${SLOTS[slot]}, so it was read as one.`] : []
  })
  return { claims: of('[Claim]'), policies: of('[Policy]'), applications: of('[Application]'), notes }
}

function slotOf({ slot, facts: { papers = [] } }: ReviewPaper): Slot | null {
  const [kind, ...others] = new Set(papers.map((one) => (one.evidence ? one.kind : null)))
  const known = kind && !others.length ? OF_KIND[kind] : undefined
  return known ?? (slot in SLOTS ? (slot as Slot) : null)
}
