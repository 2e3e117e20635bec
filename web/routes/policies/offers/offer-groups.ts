import type { OfferPartsFragment } from '../../../graph/generated/graphql.ts'

export type Group = 'DIFFERS' | 'UNSURE' | 'AGREES' | 'ACCEPTED' | 'LEFT'

/** How the groups are told, what needs a person first. */
export const GROUPS: readonly { id: Group; title: string; hint?: string }[] = [
  { id: 'DIFFERS', title: 'Differ from the policy' },
  { id: 'UNSURE', title: 'Unsure' },
  { id: 'AGREES', title: 'Agree', hint: 'empty on the policy, the same on every page of the file' },
  { id: 'ACCEPTED', title: 'Accepted' },
  { id: 'LEFT', title: 'Left' },
]

/** The group of an offer; null if it agrees with the policy. */
export function groupOf({ group, isAccepted, isLeft }: OfferPartsFragment): Group | null {
  if (isAccepted) return 'ACCEPTED'
  if (group === 'SAME') return null
  return isLeft ? 'LEFT' : group
}

/** The offers that wait for a person. */
export const isOpen = (offer: OfferPartsFragment) => ['DIFFERS', 'UNSURE', 'AGREES'].includes(groupOf(offer) ?? '')

/** Why an offer is unsure: "pages 2 and 4 do not agree". */
export function pagesOf({ choices, group }: OfferPartsFragment): string {
  const pages = [...new Set(choices.map(({ page }) => page))]
  if (group !== 'UNSURE') return `page ${String(pages[0])}`
  if (choices.length === 1) return `page ${String(pages[0])}, read with doubt`
  return pages.length === 1
    ? `page ${String(pages[0])} tells ${String(choices.length)}`
    : `pages ${pages.slice(0, -1).join(', ')} and ${String(pages.at(-1))} do not agree`
}
