import { HISTORY_ACTORS, HISTORY_KINDS } from '../../../shared/history.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { builder } from '../../api/builder.ts'
import { type ListPlace, ListPlaceRef } from '../../api/list.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import type { HistoryEvent } from './types.ts'

export const HistoryKindEnum = builder.enumType('HistoryKind', { values: idsOf(HISTORY_KINDS) })
const HistoryActorEnum = builder.enumType('HistoryActor', { values: HISTORY_ACTORS })

const FieldChangeRef = builder.objectRef<HistoryEvent['changes'][number]>('FieldChange').implement({
  description: 'One changed field: the old and new value as shown; null when empty.',
  fields: (t) => ({
    field: t.exposeString('field'),
    label: t.exposeString('label'),
    was: t.exposeString('was', { nullable: true }),
    is: t.exposeString('is', { nullable: true }),
  }),
})

const NamedRef = builder.objectRef<{ name: string; value: string }>('HistoryDetail').implement({
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
})

/** An event, with its cursor in the list. */
export type HistoryNode = HistoryEvent & { place: ListPlace | null }

export const HistoryEventRef = builder.objectRef<HistoryNode>('HistoryEvent').implement({
  description: 'One thing that happened to an account, a policy or a certificate.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: HistoryKindEnum, resolve: ({ kind }) => kind }),
    actor: t.field({ type: HistoryActorEnum, resolve: ({ actor }) => actor }),
    agencyUser: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ agencyUserId }, _args, context) => (agencyUserId ? findUserOf(context, agencyUserId) : null),
    }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    reason: t.exposeString('reason', { nullable: true }),
    changes: t.field({ type: [FieldChangeRef], resolve: ({ changes }) => changes }),
    about: t.field({
      type: [NamedRef],
      resolve: ({ about }) => Object.entries(about).map(([name, value]) => ({ name, value })),
    }),
    accountId: t.exposeID('accountId', { nullable: true }),
    policyId: t.exposeID('policyId', { nullable: true }),
    certificateId: t.exposeID('certificateId', { nullable: true }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place }),
  }),
})

/** Rows of a history as their field gives them. */
export const historyNodes = (rows: { event: HistoryEvent; cursor: string }[]): HistoryNode[] =>
  rows.map(({ event, cursor }) => ({ ...event, place: { cursor, group: null } }))
