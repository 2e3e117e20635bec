/** A document of the agency whose `[[WORDS]]` are places to fill. */
export type DocumentTemplate = {
  id: string
  title: string
  /** Safe HTML. */
  html: string
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  rev: number
}

/** A template as a list tells it: how many places it has, not its text. */
export type TemplateRow = Omit<DocumentTemplate, 'html'> & { places: number }

export const TEMPLATE_SORTS = ['UPDATED_DESC', 'TITLE_ASC'] as const
export type TemplateSort = (typeof TEMPLATE_SORTS)[number]
/** Filter of templates: by words of the title. */
export type TemplateFilter = { search?: string | null }

/** Words of a document that may change from client to client, at which of their occurrences, and what the place could be called. */
export type ProposedPlace = { words: string; name: string; at: number[] }
