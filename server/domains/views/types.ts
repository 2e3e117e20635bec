/** How a person looks at a list, kept under a name: `list` is the list's address, `query` what stands behind it. */
export type SavedView = { id: string; list: string; name: string; query: string }
