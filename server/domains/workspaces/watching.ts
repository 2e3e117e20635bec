import type { House } from '../../ctx.ts'
import { batched } from '../../lib/batch.ts'
import { type Ask, askForNews, type News } from './store/news.ts'

/** Watchers that are rung within this time are answered together. */
const WAIT_MS = 2
const LIMITS = { waitMs: WAIT_MS, most: 24, atOnce: 3 }

const desks = new WeakMap<House, (ask: Ask) => Promise<News>>()

/** What is new for a watcher. All watchers of a process share their questions to the database. */
export const findNews = (house: House, ask: Ask): Promise<News> => (desks.get(house) ?? openDesk(house))(ask)

function openDesk(house: House) {
  const desk = batched((asks: Ask[]) => askForNews(house.db, asks, house.now()), LIMITS)
  desks.set(house, desk)
  return desk
}
