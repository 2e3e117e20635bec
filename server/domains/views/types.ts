/** A saved view of a list: `list` is the list's address, `query` its query string. */
export type SavedView = { id: string; list: string; name: string; query: string }
