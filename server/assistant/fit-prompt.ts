import type { LanguageModelV4Message } from '@ai-sdk/provider'

/** The forms of a part of a conversation: whole, then shorter and shorter. */
export type Entry = { ways: (() => LanguageModelV4Message[])[]; within: (letters: number) => LanguageModelV4Message[] }

/** The share of the limit to which older parts are shortened, so that the prompt stays identical for some steps. */
const DOWN_TO = 0.7

/**
 * The messages of a conversation, so that no request exceeds the limit. Older parts are shortened before newer ones and no part further
 * than is needed; the newest is shortened only if it does not fit together with the shortest of the others. The result depends only on the
 * conversation: a resumed run gets the same.
 */
export function fitted(entries: Entry[], room: number): LanguageModelV4Message[] {
  if (room === Number.POSITIVE_INFINITY) return entries.flatMap(({ ways }) => ways[0]!())
  const told: { messages: LanguageModelV4Message[]; size: number; way: number }[] = []
  const total = () => told.reduce((sum, { size }) => sum + size, 0)
  for (const entry of entries) {
    told.push(tell(entry.ways[0]!(), 0))
    if (total() <= room) continue
    shortenOlder(entries, told, room * DOWN_TO)
    const others = total() - told.at(-1)!.size
    if (total() > room) told[told.length - 1] = tell(entry.within(Math.max(0, room - others)), 0)
  }
  return told.flatMap(({ messages }) => messages)
}

const tell = (messages: LanguageModelV4Message[], way: number) => ({ messages, size: sizeOf(messages), way })

function shortenOlder(entries: Entry[], told: ReturnType<typeof tell>[], aim: number) {
  let total = told.reduce((sum, { size }) => sum + size, 0)
  const most = Math.max(...entries.map(({ ways }) => ways.length))
  for (let way = 1; way < most; way++)
    for (const [at, { ways }] of entries.slice(0, told.length - 1).entries()) {
      if (total <= aim) return
      const before = told[at]!
      const shorter = ways[way]
      if (before.way >= way || !shorter) continue
      told[at] = tell(shorter(), way)
      total += told[at].size - before.size
    }
}

export const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0
