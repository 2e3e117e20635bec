import type { PresetId } from '../../../shared/presets.ts'

/** A preset the agency wrote itself. */
export type CustomPreset = {
  id: string
  title: string
  description: string
  /** The agency's own instructions for this kind of work. */
  basePrompt: string
  /** Whether whoever runs it may add files. */
  allowFileUpload: boolean
  /** The built-in preset whose way of working it keeps. */
  inheritFromPreset: PresetId | null
  createdBy: string | null
  createdAt: Date
  updatedAt: Date
  archivedAt: Date | null
  rev: number
}

/** How a list of them is narrowed and ordered: the ones in use, or the archived ones; null is both. */
export type CustomPresetFilter = {
  search?: string | null
  archived?: boolean | null
  sort?: CustomPresetSort | null
}
export const CUSTOM_PRESET_SORTS = ['TITLE_ASC', 'UPDATED_DESC'] as const
export type CustomPresetSort = (typeof CUSTOM_PRESET_SORTS)[number]

/** What a user chose to see on the start page. */
export type FavoritePresets = { presets: PresetId[]; customPresetIds: string[] }
