import { idsOf } from '../../../shared/labeled.ts'
import { SEARCH_KINDS, type Span } from '../../../shared/search.ts'
import { actorOf, builder } from '../../api/builder.ts'
import { withCtx } from '../../ctx.ts'
import { search } from './service.ts'
import type { Hit, HitGroup } from './types.ts'

const USUAL = 6

const KindEnum = builder.enumType('SearchKind', { values: idsOf(SEARCH_KINDS) })

const MatchRef = builder.objectRef<Span>('SearchMatch').implement({
  description: 'A part of a title.',
  fields: (t) => ({
    start: t.exposeInt('start'),
    end: t.exposeInt('end', { description: 'The position after its last character.' }),
  }),
})

const HitRef = builder.objectRef<Hit>('SearchHit').implement({
  description: 'A record that was found.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    detail: t.exposeString('detail', {
      nullable: true,
      description: 'Its client, or its kind; of a policy that is found by it, its carrier too.',
    }),
    accountId: t.exposeID('accountId', { nullable: true, description: 'The client it belongs to.' }),
    matches: t.field({
      type: [MatchRef],
      description: 'The parts of the title that were typed.',
      resolve: ({ matches }) => matches,
    }),
  }),
})

const GroupRef = builder.objectRef<HitGroup>('SearchGroup').implement({
  fields: (t) => ({
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    hits: t.field({ type: [HitRef], description: 'The best match first.', resolve: ({ hits }) => hits }),
  }),
})

builder.queryField('search', (t) =>
  t.field({
    type: [GroupRef],
    description: 'Search results from all records of the agency, the best group first, up to `first` of each kind.',
    args: { text: t.arg.string({ required: true }), first: t.arg.int({ defaultValue: USUAL }) },
    complexity: { field: 20, multiplier: 5 },
    resolve: (_root, { text, first }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => search(ctx, text, first ?? USUAL)),
  }),
)
