import { z } from 'zod'
import { formatDate, type IsoDate } from '../../../shared/dates.ts'
import { formatUsd } from '../../../shared/money.ts'
import { type Ctx, commit } from '../../ctx.ts'
import { todayAt } from '../../domains/agency/service.ts'
import { askBook } from '../../domains/book/service.ts'
import { type BookFilter, bookFilter } from '../../domains/book/types.ts'
import type { CheckedSource } from '../../domains/workspaces/types.ts'
import { AppError } from '../../lib/app-error.ts'
import { readNames } from '../book/read-names.ts'
import { readRecords, type WantedRecord } from '../book/read-records.ts'
import { readWords } from '../book/read-words.ts'
import { sayFilter } from '../book/say-filter.ts'
import type { BookOutput, BookResult, FoundRecord, ToldFound } from '../book/types.ts'
import type { Conversation } from '../conversation.ts'
import { searchTitle } from '../search-files.ts'
import { defineTool, ToolRefusal } from '../tool.ts'

/** How many records the screen shows of a query. */
const SHOWN = 5

export const searchKnowledgeGraph = defineTool({
  name: 'SEARCH_KNOWLEDGE_GRAPH',
  manual: new URL('./search-knowledge-graph.md', import.meta.url),
  input: z.object({
    queries: z
      .array(z.object({ query: z.string().trim().min(2).max(300), filter: bookFilter.optional() }))
      .min(1)
      .max(6),
  }),
  title: ({ queries }, done) => searchTitle(queries, done, ' the agency’s records'),
  async run(tool, { queries }) {
    const why = whyNotHere(tool.conversation, tool.actor.userId)
    if (why) throw new ToolRefusal(why)
    const { today, results, records } = await commit(tool, async (ctx) => {
      const day = await todayAt(ctx)
      const asked = []
      for (const { query, filter } of queries) asked.push(await resultOf(ctx, query, filter, day))
      return {
        today: day,
        results: asked.map(({ result }) => result),
        records: await readRecords(
          ctx,
          asked.flatMap(({ wanted }) => wanted),
        ),
      }
    })
    const output: BookOutput = { today, results, records: records.map(toldOf) }
    return {
      output,
      data: {
        queries: queries.map(({ query }) => ({ query })),
        results: results.map((result) => shownOf(result, records)),
      },
    }
  },
})

/**
 * Why a conversation may not hold records of all clients; null where it may. Whoever sees its client sees what it holds, and whose workspace it is
 * may see less than who asks.
 */
function whyNotHere(
  { account, workspace }: Pick<Conversation, 'account' | 'workspace'>,
  asker: string | null,
): string | null {
  if (account)
    return `This workspace is about ${account.name}, and whoever sees that client sees it. Ask over all clients in a workspace that is about no client.`
  if (workspace.agencyUserId && workspace.agencyUserId !== asker)
    return 'This is a colleague’s workspace. Ask over all clients in one of your own.'
  return null
}

/** What one query finds; what cannot be understood or looked up is told, and finds nothing. */
async function resultOf(
  ctx: Ctx,
  query: string,
  given: BookFilter | undefined,
  today: IsoDate,
): Promise<{ result: BookResult; wanted: WantedRecord[] }> {
  const read = given ? { filter: given } : await readWords(query, await readNames(ctx, null), today)
  const not = (why: string, unread: string[] = []) => ({ result: { query, read: null, why, unread }, wanted: [] })
  if ('why' in read) return not(read.why)
  if ('unread' in read)
    return not(`These words were not understood: ${read.unread.map((one) => `“${one}”`).join(', ')}.`, read.unread)
  const { filter } = read
  try {
    const { count, premium, groups, ids, beside } = await askBook(ctx, filter)
    const money = [premium, ...(groups ?? []).map((group) => group.premium)].flatMap((one) => one ?? [])
    const result: BookResult = {
      query,
      read: sayFilter(filter),
      of: filter.of,
      ...{ count, premium, groups, records: ids },
      beside: beside.map(({ id }) => id),
      leftOff: count - ids.length,
      figures: [
        // Of a filter that a model gave, its days and amounts are the model's own words.
        ...(given ? [] : daysIn(filter).map(formatDate)),
        ...(given ? [] : amountsOf(filter).map((amount) => formatUsd(amount.toFixed(2)))),
        ...money.map(formatUsd),
        ...(count >= AS_AMOUNT ? [count.toLocaleString('en-US')] : []),
      ],
    }
    return { result, wanted: [...ids.map((id) => ({ of: filter.of, id })), ...beside] }
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID') return not(error.message)
    throw error
  }
}

/** From here on a count is written as an amount is. */
const AS_AMOUNT = 1000

/** The values under these names anywhere in a filter. */
function under(value: unknown, ...names: string[]): unknown[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(names.includes(name) ? [part] : []),
    ...under(part, ...names),
  ])
}
const daysIn = (filter: BookFilter) => under(filter, 'from', 'to').filter((one) => typeof one === 'string')
const amountsOf = (filter: BookFilter) =>
  under(filter, 'premium').flatMap((range) => Object.values(range as Record<string, number>))

const toldOf = ({ values, ...record }: FoundRecord): ToldFound => ({
  ...record,
  statements: values.map(({ path, label, value, kind }) => ({ path, attribute: label, value, kind })),
})

/** A result as the screen shows it: how it was understood, how many there are, and the first records to open. */
function shownOf(result: BookResult, records: FoundRecord[]) {
  if (result.read === null) return { query: result.query, answer: result.why, places: [] }
  const places = result.records.slice(0, SHOWN).flatMap((id): CheckedSource[] => {
    const record = records.find((one) => one.id === id)
    if (!record) return []
    const { type, accountId, values } = record
    const quote = values.map(({ label, value }) => `${label}: ${value}`).join(' … ')
    const client = values.find(({ path }) => path === 'account')?.value
    const label = client ? `${client}, ${record.name}` : record.name
    return [{ kind: 'RECORD', label, quote, record: { type, id, accountId } }]
  })
  return { query: result.query, answer: `${result.read}: ${result.count.toLocaleString('en-US')}`, places }
}
