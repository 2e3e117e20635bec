import type { BaseStyleId, PageSize } from '../../../shared/document-styles.ts'

/** A file a style keeps. Its id is the last part of its key. */
export type StyleFile = { id: string; name: string; blobKey: string }

/** Which files a style may have: a logo, and PDFs before and behind what is written. */
export const STYLE_FILES = ['logo', 'prefix', 'suffix'] as const
export type StyleFileKind = (typeof STYLE_FILES)[number]

/** What a style says of a document's look. Colors are "#1f4e5f", or null for those of the base style. */
export type Look = {
  baseStyleId: BaseStyleId
  pageSize: PageSize
  accentColor: string | null
  secondColor: string | null
}

export type DocumentStyle = Look & {
  id: string
  title: string
  description: string
  logo: StyleFile | null
  prefix: StyleFile | null
  suffix: StyleFile | null
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  rev: number
}

export const STYLE_SORTS = ['UPDATED_DESC', 'TITLE_ASC'] as const
export type StyleSort = (typeof STYLE_SORTS)[number]
/** Filter of styles: by words of title and description. */
export type StyleFilter = { search?: string | null }

/** The agency as its documents show it. */
export type Letterhead = { name: string; lines: readonly string[]; phone: string | null }
