/** A company that insures (isCarrier), one through which the agency places (isBroker), or both. */
export type Carrier = { id: string; name: string; isCarrier: boolean; isBroker: boolean }
