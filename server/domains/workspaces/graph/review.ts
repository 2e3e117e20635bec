import { REVIEW_KINDS, REVIEW_SEVERITIES, VERDICTS } from '../../../../shared/reviews.ts'
import { builder } from '../../../api/builder.ts'
import type { KeptCell, KeptFinding, ReviewBody } from '../types.ts'
import { ConfirmedRef, SourceRef } from './sources.ts'

const CellRef = builder.objectRef<KeptCell>('ReviewCell').implement({
  description: 'What one side of a finding says.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Blank where it says nothing; `note` then tells where was looked.' }),
    note: t.exposeString('note', { nullable: true }),
    source: t.field({ type: SourceRef, nullable: true, resolve: ({ source }) => source }),
  }),
})

const RemarkRef = builder.objectRef<NonNullable<KeptFinding['remark']>>('ReviewRemark').implement({
  description: 'What a user noted about a finding.',
  fields: (t) => ({
    text: t.exposeString('text'),
    by: t.exposeString('by'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
  }),
})

export const FindingRef = builder.objectRef<KeptFinding>('ReviewFinding').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The same for the same thing in every version of the review.' }),
    group: t.exposeString('group', { description: 'What it belongs to, as a line of business.' }),
    topic: t.exposeString('topic'),
    verdict: t.field({
      type: builder.enumType('ReviewVerdict', { values: VERDICTS.map(({ id }) => id) }),
      resolve: ({ verdict }) => verdict,
    }),
    severity: t.field({
      type: builder.enumType('ReviewSeverity', { values: REVIEW_SEVERITIES.map(({ id }) => id) }),
      resolve: ({ severity }) => severity,
    }),
    cells: t.field({ type: [CellRef], description: 'One for each column.', resolve: ({ cells }) => cells }),
    why: t.exposeString('why', { description: 'The reason of the verdict, a sentence.' }),
    action: t.exposeString('action', { nullable: true, description: 'What to do about it.' }),
    dealt: t.field({
      type: ConfirmedRef,
      nullable: true,
      description: 'The user who dealt with it.',
      resolve: ({ dealt }) => dealt,
    }),
    remark: t.field({ type: RemarkRef, nullable: true, resolve: ({ remark }) => remark }),
  }),
})

type Table = ReviewBody['tables'][number]

const ColumnRef = builder.objectRef<Table['head'][number]>('ReviewTableColumn').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    isNumber: t.exposeBoolean('isNumber'),
    isBar: t.boolean({
      description: 'Whether its numbers are drawn as bars, too.',
      resolve: ({ isBar }) => isBar ?? false,
    }),
  }),
})

const TableRef = builder.objectRef<Table>('ReviewTable').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    head: t.field({ type: [ColumnRef], resolve: ({ head }) => head }),
    rows: t.field({
      type: t.listRef(t.listRef(CellRef)),
      description: 'The cells of each row, in the order of the columns.',
      resolve: ({ rows }) => rows,
    }),
  }),
})

export const ReviewRef = builder.objectRef<ReviewBody & { title: string }>('ReviewArtifact').implement({
  description: 'What a review of documents found.',
  fields: (t) => ({
    title: t.exposeString('title'),
    kind: t.field({ type: builder.enumType('ReviewKind', { values: REVIEW_KINDS }), resolve: ({ kind }) => kind }),
    columns: t.exposeStringList('columns', { description: 'The sides that are held against each other.' }),
    findings: t.field({ type: [FindingRef], resolve: ({ findings }) => findings }),
    tables: t.field({ type: [TableRef], resolve: ({ tables }) => tables }),
    highlights: t.idList({ description: 'The findings to see first.', resolve: ({ highlights }) => highlights }),
    notes: t.exposeStringList('notes', { description: 'What could not be read or done.' }),
  }),
})
