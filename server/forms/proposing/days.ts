import { sortableDate } from '../../documents/index.ts'

/** A day of ISO as the days of documents compare: YYYYMMDD. */
export const sortableDay = (day: string): string => day.replaceAll('-', '')

/** Whether a term has begun and not ended, as far as its days are told. */
export function isInForce(
  { effective, expiration }: { effective: string | null; expiration: string | null },
  today: string,
): boolean {
  const day = sortableDay(today)
  return (!effective || sortableDate(effective) <= day) && (!expiration || day < sortableDate(expiration))
}
