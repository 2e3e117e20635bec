/** Who asked, wherever a request is named by it: the account, else the name that was given, else a dash (spec 1 §2.8). */
export const customerOf = (of: { account?: { name: string } | null; clientName?: string | null }) =>
  of.account?.name ?? of.clientName ?? '–'
