/** The client of a request, for display: the account, else the given name, else a dash (spec 1 §2.8). */
export const customerOf = (of: { account?: { name: string } | null; clientName?: string | null }) =>
  of.account?.name ?? of.clientName ?? '–'
