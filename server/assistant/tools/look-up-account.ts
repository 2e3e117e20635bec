import { z } from 'zod'
import type { HeldRecord } from '../../domains/on-file/types.ts'
import { askAccount } from '../account/ask.ts'
import { defineTool, ToolRefusal } from '../tool.ts'

/** The most records in a result; if there are more, current ones and those asked for come first. */
const MOST_RECORDS = 60

export const lookUpAccount = defineTool({
  name: 'LOOK_UP_ACCOUNT',
  manual: new URL('./look-up-account.md', import.meta.url),
  input: z.object({
    queries: z
      .array(z.object({ query: z.string().trim().min(2).max(300) }))
      .min(1)
      .max(12),
  }),
  title: (_input, done, { account }) =>
    `${done ? 'Looked' : 'Looking'} up ${account ? `the records of ${account.name}` : 'the client’s records'}`,
  async run({ conversation: { account } }, { queries }) {
    if (!account) throw new ToolRefusal('This workspace is about no account: there are no records to look up.')
    const results = queries.map(({ query }) => askAccount(account, query))
    const wanted = new Set(results.flatMap(({ asked }) => (asked ? [...asked.records, ...asked.beyond] : [])))
    // An answer that no policy is of a line lists the policies that were checked.
    const ofAll = results.some(({ notOnFile }) => notOnFile) ? ['ACCOUNT', 'POLICY'] : ['ACCOUNT']
    const rank = ({ id, type, isCurrent }: HeldRecord) =>
      ofAll.includes(type) || wanted.has(id) ? 0 : isCurrent ? 1 : 2
    const shown = account.records.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_RECORDS)
    const left = account.records.length - shown.length
    return {
      output: {
        client: account.name,
        today: account.today,
        results,
        records: shown.map(toldOf),
        ...(left > 0 && { leftOff: `${left} more records are not listed. Narrow the query to get them.` }),
      },
      summary: account.name,
    }
  },
})

/** A record as the model sees it: its values as statements. */
export type ToldRecord = Omit<HeldRecord, 'values'> & {
  statements: { path: string; attribute: string; value: string }[]
}

const toldOf = ({ values, ...record }: HeldRecord): ToldRecord => ({
  ...record,
  statements: values.map(({ path, label, value }) => ({ path, attribute: label, value })),
})
