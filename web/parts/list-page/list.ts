import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExportAddress } from '../../../shared/exports.ts'
import type { Column } from '../../ui/table.tsx'
import type { Need } from '../may-open.ts'
import type { Session } from '../session.ts'

export type Choice = { id: string; label: string }

/** A menu over the list: any of several, or one of which the first is the usual. `name` is its word in the address. */
export type ListFilter =
  | {
      kind: 'several'
      name: string
      label: string
      /** 'loaded' are those the list loads, under the filter's name. */
      choices: readonly Choice[] | ((session: Session) => readonly Choice[]) | 'loaded'
    }
  | { kind: 'one'; name: string; label: string; choices: readonly [Choice, ...Choice[]] }

/** A view of a list, fully in the address. */
export type ListView = {
  search: string
  /** Which tab, of a list that has some. */
  tab?: string
  /** What is chosen in each filter, by its name; a missing filter has its default. */
  chosen: Readonly<Record<string, readonly string[]>>
  group: string | null
  sort: string
}

/** A row, with its place in the list as the server tells it. */
export type ListRow = { id: string; place?: { cursor: string; group?: string | null } | null }

export type ListTotal = { key: string; count: number }

/** Which page of a list: how many rows, behind which place, and whether the totals are wanted too. */
export type ListPage = { first: number; after: string | null; withTotals: boolean }

export type ArchiveAction = { action: string; idsAs: string; may: Need }

/** An export of the selected rows, by id, or a dialog over the list that gets the ids (`useChosenIds`); at most this many. */
export type BulkAction = { label: string; icon: LucideIcon; most: number } & (
  | { file: (ids: readonly string[]) => string }
  | { dialog: string }
)

/** The address a key opens for these rows, or why it opens none. */
export type ListKey = {
  key: string
  may: Need
  dialogFor: (ids: readonly string[]) => { dialog: string } | { refused: string }
}

/** Shown instead of rows; `toRead` in place of the sentence to whoever may add none. */
type Empty = { icon: LucideIcon; title: string; sentence: string; toRead?: string; action: ReactNode }

/** What a list loads. How many rows stand under each tab, and the choices of filters that have them loaded, come with the totals. */
export type Loaded<Row> = {
  rows: Row[]
  totals: ListTotal[]
  tabs?: readonly ListTotal[]
  choices?: Readonly<Record<string, readonly Choice[]>>
}

/** The definition of a list page: its content, and how its rows are loaded. */
export type List<Row extends ListRow> = {
  /** Where it is; its view is remembered under this address. */
  address: string
  title: string
  description: string
  /** `over` when it is a dialog that opens over the list. A list whose rows are made elsewhere has none. */
  primary?: { label: string; to: string; over?: boolean; may?: Need }
  /** Other actions that create rows, besides the primary. */
  also?: { label: string; to: string; may?: Need }
  /** "workspace", "workspaces": for counts. */
  noun: readonly [one: string, many: string]
  /** The views above the filters, the usual one first. */
  tabs?: readonly [Choice, ...Choice[]]
  filters: readonly ListFilter[]
  /** `nameOf` is the label of a group's key. */
  groups: readonly (Choice & { nameOf: (key: string, session: Session) => string })[]
  /** The first is the usual one, unless `usualSort` says which it is for what is chosen in the filters and the tab. */
  sorts: readonly [Choice, ...Choice[]]
  usualSort?: (chosen: ListView['chosen'], tab: string | undefined) => string
  columns: readonly Column<Row>[]
  rowName: (row: Row) => string
  load: (view: ListView, page: ListPage) => Promise<Loaded<Row>>
  /** Whether the row is in progress, so that the list is reloaded every few seconds. */
  isMoving?: (row: Row) => boolean
  /** The route whose action takes `{ <idsAs>: string[], archive: boolean }` as JSON; without it nothing can be archived. */
  archive?: ArchiveAction
  /** Other actions on the selected rows. */
  bulk?: readonly BulkAction[]
  /** Keys for the selected rows or, without a selection, for the current one. */
  keys?: readonly ListKey[]
  /** Names in the address that are another part's of the page: they stay when the view changes. */
  others?: readonly string[]
  /** The address of the export, with the same query. */
  exportTo: ExportAddress | null
  /** Of a list with tabs it may depend on the tab and on how many rows stand under the others. */
  empty: Empty | ((tab: string | undefined, tabs: readonly ListTotal[]) => Empty)
}

/** "1 workspace", "12 workspaces", "1,204 workspaces". */
export const counted = (count: number, [one, many]: readonly [string, string]) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`
