/** A code of the agency's own table, as its file has it. */
export type ClassCodeRow = { code: string; title: string }

/** What was imported last. `id`: another one with each import; `notes`: what of the file was left out, a sentence each. */
export type ClassCodeTable = {
  id: string
  fileName: string
  codes: number
  notes: string[]
  importedBy: string | null
  importedAt: Date
}

/** Filter of the codes: words of the code or the title. */
export type ClassCodeFilter = { search?: string | null }
