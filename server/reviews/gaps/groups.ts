/** A gap that the words of a policy show. */
export const CONFIRMED = 'Policy-confirmed'
/** A gap that only what the client does lets us expect: no policy's words show it. */
export const INFERRED = 'Exposure-inferred'
/** What is covered. */
export const COVERED = 'Covered'
