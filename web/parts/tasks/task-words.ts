import { addDays, daysBetween, type IsoDate, mediumDate } from '../../../shared/dates.ts'

/** When a follow-up is due, seen from today: "2 days late", "Today", "Tomorrow", "Nov 30, 2026". */
export function dueWords(dueOn: IsoDate, today: IsoDate): string {
  if (dueOn < today) {
    const late = daysBetween(dueOn, today)
    return late === 1 ? '1 day late' : `${String(late)} days late`
  }
  if (dueOn === today) return 'Today'
  return dueOn === addDays(today, 1) ? 'Tomorrow' : mediumDate(dueOn)
}

/** The Monday that begins the next week. */
export function nextMonday(today: IsoDate): IsoDate {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (8 - weekday) % 7 || 7)
}
