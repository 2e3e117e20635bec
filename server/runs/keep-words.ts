import type { House } from '../ctx.ts'
import type { Words } from '../live/doorbell.ts'
import { insertWords } from './store/stages.ts'

type Entry = Words & { agencyId: string }
type Waiting = { entry: Entry; kept: () => void; failed: (error: unknown) => void }

/** Statements under way at once: while one waits for its commit, the next collects what arrives in the meantime. */
const AT_ONCE = 2

const keepers = new WeakMap<House, (entry: Entry) => Promise<void>>()

/**
 * Keeps words that a text grew by and hands them to the watchers; committed when it returns. The runs of a process share
 * their commits: what comes while a commit is under way goes into the next.
 */
export function keepWords(house: House, entry: Entry): Promise<void> {
  const keeper = keepers.get(house) ?? openKeeper(house)
  keepers.set(house, keeper)
  return keeper(entry)
}

function openKeeper(house: House) {
  const waiting: Waiting[] = []
  let underWay = 0

  async function keep() {
    underWay++
    while (waiting.length) {
      const frame = waiting.splice(0)
      const words = frame.map(({ entry }) => entry)
      try {
        await insertWords(house.db, words, house.live.asNews(words))
        house.live.tell(words)
        for (const { kept } of frame) kept()
      } catch (error) {
        for (const { failed } of frame) failed(error)
      }
    }
    underWay--
  }

  return (entry: Entry) =>
    new Promise<void>((kept, failed) => {
      waiting.push({ entry, kept, failed })
      if (underWay < AT_ONCE) void keep()
    })
}
