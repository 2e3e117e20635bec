import { type RawBuilder, sql } from 'kysely'
import { PRESET_IDS, type PresetId } from '../../../../shared/presets.ts'
import { WORKSPACE_STATES, type WorkspaceState } from '../../../../shared/states.ts'
import { DAY_BANDS, type WorkspaceGroup, type WorkspaceSort } from '../../../../shared/workspace-list.ts'
import type { Db } from '../../../db/connection.ts'
import { holdsWords, onePage, pageOf, placeIn, type SortKey } from '../../../db/list.ts'
import { toWorkspace, workspaceColumns } from './workspaces.ts'

export type WorkspaceFilter = {
  search?: string | null
  /** Only those of these ids. */
  ids?: string[] | null
  states?: WorkspaceState[] | null
  /** Those of these presets, or of these of the agency. */
  presets?: PresetId[] | null
  customPresetIds?: string[] | null
  agencyUserIds?: string[] | null
  updatedAfter?: Date | null
  updatedBefore?: Date | null
  sort?: WorkspaceSort | null
}

/** What the rows are grouped by; `today` is when the day of whoever asks began. */
export type Grouping = { by: WorkspaceGroup; today: Date }

const SORTS = {
  UPDATED_DESC: { by: sql.ref('updated_at'), kind: 'time', direction: 'desc' },
  UPDATED_ASC: { by: sql.ref('updated_at'), kind: 'time', direction: 'asc' },
  CREATED_DESC: { by: sql.ref('created_at'), kind: 'time', direction: 'desc' },
  TITLE_ASC: { by: sql`lower(title)`, kind: 'text', direction: 'asc' },
} as const satisfies Record<WorkspaceSort, SortKey>

/** `key` names a row's group, `order` puts the groups in their order. */
type Group = { key: RawBuilder<string>; order: readonly SortKey[] }

const inOrder = (by: RawBuilder<unknown>): SortKey => ({ by, kind: 'number', direction: 'asc' })
const STATE_IDS = WORKSPACE_STATES.map(({ id }) => id)
const USER_NAME = sql`(select lower(name) from agency_users where agency_users.id = workspaces.agency_user_id)`

/** Stand for the agency's own presets in the order of presets: those in use, each a group, and the archived ones, which are one. */
const OWN = 'CUSTOM'
const ARCHIVED = 'ARCHIVED'
const ownPreset = (of: RawBuilder<unknown>) =>
  sql`(select ${of} from custom_presets p where p.id = workspaces.custom_preset_id)`
const OWN_KIND = ownPreset(sql`case when p.archived_at is null then ${sql.lit(OWN)} else ${sql.lit(ARCHIVED)} end`)
const OWN_KEY = ownPreset(sql`case when p.archived_at is null then p.id::text else ${sql.lit(ARCHIVED)} end`)
const OWN_TITLE = ownPreset(sql`case when p.archived_at is null then lower(p.title) else '' end`)

const GROUPS = {
  DATE: (today) => {
    const band = sql<string>`case ${sql.join(
      DAY_BANDS.flatMap(({ id, days }) =>
        days === null ? [] : [sql`when updated_at >= ${daysBefore(today, days - 1)} then ${sql.lit(id)}`],
      ),
      sql` `,
    )} else ${sql.lit(DAY_BANDS.at(-1)!.id)} end`
    return {
      key: band,
      order: [
        inOrder(
          placeIn(
            DAY_BANDS.map(({ id }) => id),
            band,
          ),
        ),
      ],
    }
  },
  STATUS: () => ({ key: sql`state`, order: [inOrder(placeIn(STATE_IDS, sql`state`))] }),
  USER: () => ({
    key: sql`coalesce(agency_user_id::text, '')`,
    order: [
      inOrder(sql`(agency_user_id is null)::int`),
      { by: sql`coalesce(${USER_NAME}, '')`, kind: 'text', direction: 'asc' },
      { by: sql`coalesce(agency_user_id::text, '')`, kind: 'text', direction: 'asc' },
    ],
  }),
  PRESET: () => ({
    key: sql`coalesce(preset, ${OWN_KEY}, '')`,
    order: [
      inOrder(placeIn([...PRESET_IDS, OWN, ARCHIVED], sql`coalesce(${OWN_KIND}, preset)`)),
      { by: sql`coalesce(${OWN_TITLE}, '')`, kind: 'text', direction: 'asc' },
      { by: sql`coalesce(${OWN_KEY}, '')`, kind: 'text', direction: 'asc' },
    ],
  }),
} as const satisfies Record<WorkspaceGroup, (today: Date) => Group>

const keyOf = (group: Group | null): RawBuilder<string | null> => group?.key ?? sql<null>`null`
const groupOf = (grouping: Grouping | null): Group | null => grouping && GROUPS[grouping.by](grouping.today)

/** One page of the list, the archived ones left out. Grouped, one group follows the other, each in the order of the sort. */
export async function listWorkspaces(
  db: Db,
  filter: WorkspaceFilter,
  grouping: Grouping | null,
  first: number,
  after: string | null,
) {
  const group = groupOf(grouping)
  const sort = SORTS[filter.sort ?? 'UPDATED_DESC']
  const last: SortKey = { by: sql.ref('id'), kind: 'id', direction: sort.direction }
  const keys = [...(group?.order ?? []), sort, last]
  const rows = await onePage(found(db, filter), keys, pageOf(keys, first, after))
    .select(workspaceColumns)
    .select(keyOf(group).as('group_key'))
    .execute()
  return rows.map((row) => ({ workspace: toWorkspace(row), place: { cursor: row.cursor, group: row.group_key } }))
}

/** How many workspaces each group has, in the order of the groups; ungrouped, one total with the key ALL. */
export async function countWorkspaces(db: Db, filter: WorkspaceFilter, grouping: Grouping | null) {
  const group = groupOf(grouping)
  const count = sql<number>`count(*)::int`.as('count')
  if (!group)
    return found(db, filter)
      .select([sql<string>`'ALL'`.as('key'), count])
      .execute()
  const keyed = found(db, filter).select([
    group.key.as('key'),
    ...group.order.map(({ by }, place) => sql`${by}`.as(`order_${String(place)}`)),
  ])
  const order = group.order.map((_, place) => sql.ref(`order_${String(place)}`))
  return db
    .selectFrom(keyed.as('rows'))
    .select(['key', count])
    .groupBy(['key', ...order] as never)
    .orderBy(sql.join(order))
    .execute()
}

function found(db: Db, filter: WorkspaceFilter) {
  let query = db.selectFrom('workspaces').where('archived_at', 'is', null)
  if (filter.ids?.length) query = query.where('id', 'in', filter.ids)
  if (filter.states?.length) query = query.where('state', 'in', filter.states)
  const { presets, customPresetIds } = filter
  if (presets?.length || customPresetIds?.length)
    query = query.where((eb) =>
      eb.or([
        ...(presets?.length ? [eb('preset', 'in', presets)] : []),
        ...(customPresetIds?.length ? [eb('custom_preset_id', 'in', customPresetIds)] : []),
      ]),
    )
  if (filter.agencyUserIds?.length) query = query.where('agency_user_id', 'in', filter.agencyUserIds)
  if (filter.updatedAfter) query = query.where('updated_at', '>=', filter.updatedAfter)
  if (filter.updatedBefore) query = query.where('updated_at', '<', filter.updatedBefore)
  const matching = holdsWords(filter.search, SEARCHED)
  return matching ? query.where(matching) : query
}

/** spec 2 §2: title, client name, keywords and user name. */
const SEARCHED = [sql`title`, sql`client_name`, sql`array_to_string(keywords, ' ')`, USER_NAME]

const daysBefore = (day: Date, days: number) => new Date(day.getTime() - days * 24 * 60 * 60 * 1000)
