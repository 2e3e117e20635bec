/** A carrier (isCarrier), a broker (isBroker), or both. */
export type Carrier = {
  id: string
  name: string
  isCarrier: boolean
  isBroker: boolean
  /** The one it was merged into; what it says is what that one says. */
  mergedInto: string | null
}

/** Filter of companies: by words and by role. */
export type CarrierFilter = { search?: string | null; roles?: readonly CarrierRole[] | null }
export const CARRIER_ROLES = ['CARRIER', 'BROKER'] as const
export type CarrierRole = (typeof CARRIER_ROLES)[number]
