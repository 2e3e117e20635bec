import { addDays, dayIn, mediumDate } from '../../shared/dates.ts'

/** So many days from today, as it is kept, by the clock that agencies have at first: the server's and the browser's may be on another day. */
export const inDays = (days: number) => addDays(dayIn('America/New_York', new Date()), days)

/** The same as it is shown: "Nov 24, 2026". */
export const shownInDays = (days: number) => mediumDate(inDays(days))
