import { request } from '../../../graph/client.ts'
import { type InvoiceRowFragment, InvoicesDocument } from '../../../graph/generated/graphql.ts'
import { sentenceOf } from '../../../graph/request-failed.ts'

/** How many come at a time: a year of months. */
export const INVOICES = 12

/** The newest invoices, or why they could not be loaded. */
export type FirstInvoices = { rows: InvoiceRowFragment[]; isBilledOutside: boolean; failure?: string }

const load = async (page: { first: number; after: string | null }) =>
  (await request(InvoicesDocument, page)).agencyUser!.agency.subscription

/** Never rejects: without them the page is of use all the same. */
export async function firstInvoices(): Promise<FirstInvoices> {
  try {
    const { invoices: rows, isBilledOutside } = await load({ first: INVOICES, after: null })
    return { rows, isBilledOutside }
  } catch (error) {
    return { rows: [], isBilledOutside: false, failure: sentenceOf(error) }
  }
}

export const INVOICE_LIST = {
  load: async (_view: unknown, page: { first: number; after: string | null }) => ({
    rows: (await load(page)).invoices,
    totals: [],
  }),
}
