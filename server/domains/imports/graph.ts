import { COLUMN_REASONS, DATE_ORDERS, IMPORT_KINDS, ROW_GAPS, type RowGap } from '../../../shared/imports.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { IMPORT_STATES, ROW_OUTCOMES } from '../../../shared/states.ts'
import { type ApiContext, actingOf, actorOf, builder } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, pageArgs } from '../../api/list.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import * as service from './service.ts'
import { fitsBetter, matchedIn } from './sheets.ts'
import type { Change, Column, Counts, Import, ImportRow, Problem, SheetOfImport } from './types.ts'

const KindEnum = builder.enumType('ImportKind', { values: idsOf(IMPORT_KINDS) })
const StateEnum = builder.enumType('ImportState', { values: idsOf(IMPORT_STATES) })
const OutcomeEnum = builder.enumType('ImportRowOutcome', { values: idsOf(ROW_OUTCOMES) })
const ReasonEnum = builder.enumType('ImportColumnReason', { values: idsOf(COLUMN_REASONS) })
const OrderEnum = builder.enumType('DateOrder', { values: idsOf(DATE_ORDERS) })

const GapEnum = builder.enumType('ImportRowGap', { values: idsOf(ROW_GAPS) })

const ColumnRef = builder.objectRef<Column>('ImportColumn').implement({
  description: 'A column of a file, and the field it is imported into.',
  fields: (t) => ({
    head: t.exposeString('head'),
    samples: t.exposeStringList('samples'),
    field: t.exposeString('field', { nullable: true, description: 'Null for a column that is left out.' }),
    why: t.field({ type: ReasonEnum, resolve: ({ why }) => why }),
    dateOrder: t.field({ type: OrderEnum, nullable: true, resolve: ({ dateOrder }) => dateOrder }),
    unsure: t.exposeString('unsure', { nullable: true, description: 'A date in it that may be two days.' }),
  }),
})

const SheetRef = builder.objectRef<SheetOfImport>('ImportSheet').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    rows: t.exposeInt('rows'),
    headAt: t.int({
      resolve: ({ headAt = 1 }) => headAt,
      description: 'The row of its headings; 0 when none were found, and the columns are then named A, B, C and so on.',
    }),
    hidden: t.int({ resolve: ({ hidden = 0 }) => hidden, description: 'How many of its rows the spreadsheet hides.' }),
    warning: t.exposeString('warning', {
      nullable: true,
      description: 'What a person should look at in the file as a whole.',
    }),
    otherMatched: t.int({
      nullable: true,
      description: 'How many columns have a field in the other kind of import, where those are clearly more.',
      resolve: ({ columns, other }) => (other && fitsBetter(other.columns, columns) ? matchedIn(other.columns) : null),
    }),
    footAt: t.int({
      resolve: ({ footAt = 0 }) => footAt,
      description: 'The row below the list from which totals are left out; 0 where there are none.',
    }),
  }),
})

const GapCountRef = builder.objectRef<{ gap: RowGap; count: number }>('ImportGapCount').implement({
  fields: (t) => ({ gap: t.field({ type: GapEnum, resolve: ({ gap }) => gap }), count: t.exposeInt('count') }),
})

const CountsRef = builder.objectRef<Counts>('ImportCounts').implement({
  description: 'The number of rows by outcome, and the outcome of an undo.',
  fields: (t) => ({
    refuse: t.int({ resolve: ({ REFUSE = 0 }) => REFUSE }),
    change: t.int({ resolve: ({ CHANGE = 0 }) => CHANGE }),
    create: t.int({ resolve: ({ CREATE = 0 }) => CREATE }),
    same: t.int({ resolve: ({ SAME = 0 }) => SAME }),
    leave: t.int({ resolve: ({ LEAVE = 0 }) => LEAVE }),
    back: t.int({ resolve: ({ BACK = 0 }) => BACK }),
    kept: t.int({ resolve: ({ KEPT = 0 }) => KEPT }),
    gaps: t.field({
      type: [GapCountRef],
      description: 'How many new accounts lack what.',
      resolve: ({ gaps = {} }) => idsOf(ROW_GAPS).flatMap((gap) => (gaps[gap] ? [{ gap, count: gaps[gap] }] : [])),
    }),
  }),
})

const ImportRef = builder.objectRef<Import & { place?: ListPlace }>('Import').implement({
  description: 'An uploaded file of accounts or policies to import.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: KindEnum, resolve: ({ kind }) => kind }),
    fileName: t.exposeString('fileName'),
    state: t.field({ type: StateEnum, resolve: ({ state }) => state }),
    sheets: t.field({ type: [SheetRef], resolve: ({ sheets }) => sheets }),
    sheet: t.exposeInt('sheet', { description: 'Which of the sheets is imported.' }),
    columns: t.field({ type: [ColumnRef], resolve: ({ sheets, sheet }) => sheets[sheet]!.columns }),
    done: t.exposeInt('done', { description: 'How many rows are done in the state it is in.' }),
    total: t.exposeInt('total', { description: 'Of how many.' }),
    counts: t.field({ type: CountsRef, resolve: ({ counts }) => counts }),
    askedBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ askedBy }, _args, context) => (askedBy ? findUserOf(context, askedBy) : null),
    }),
    startedBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      description: 'The user who started the import of its rows, if it was started.',
      resolve: ({ startedBy }, _args, context) => (startedBy ? findUserOf(context, startedBy) : null),
    }),
    undoneBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ undoneBy }, _args, context) => (undoneBy ? findUserOf(context, undoneBy) : null),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    endedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ endedAt }) => endedAt }),
    undoUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be undone; null when there is nothing to undo.',
      resolve: (it, _args, { house }) => {
        const until = service.undoUntil(it)
        return until && until > house.now() ? until : null
      },
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const ChangeRef = builder.objectRef<Change>('ImportChange').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    was: t.exposeString('was', { nullable: true }),
    is: t.exposeString('is', { nullable: true }),
  }),
})

const ProblemRef = builder.objectRef<Problem>('ImportProblem').implement({
  fields: (t) => ({
    field: t.exposeString('field', { nullable: true, description: 'At which field; null for the row as a whole.' }),
    message: t.exposeString('message'),
  }),
})

const RowRef = builder.objectRef<ImportRow & { place: ListPlace }>('ImportRow').implement({
  description: 'The outcome of a row of a file.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Its number in the file, as a spreadsheet counts.' }),
    outcome: t.field({ type: OutcomeEnum, resolve: ({ outcome }) => outcome }),
    title: t.exposeString('title'),
    changes: t.field({ type: [ChangeRef], resolve: ({ changes }) => changes }),
    problems: t.field({ type: [ProblemRef], resolve: ({ problems }) => problems }),
    gaps: t.field({
      type: [GapEnum],
      description: 'What the account that it creates lacks.',
      resolve: ({ gaps = [] }) => gaps,
    }),
    undone: t.exposeBoolean('undone'),
    kept: t.exposeString('kept', { nullable: true, description: 'Why an undo kept the record.' }),
    place: t.field({ type: ListPlaceRef, resolve: ({ place }) => place }),
  }),
})

const placed = (cursor: string): ListPlace => ({ cursor, group: null })
const id = { required: true } as const

builder.queryFields((t) => ({
  imports: t.field({
    type: [ImportRef],
    description: 'One page of the imports, the newest first.',
    args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, page, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) => service.listImports(ctx, pageArgs(page)))
      return rows.map(({ import: it, cursor }) => ({ ...it, place: placed(cursor) }))
    },
  }),
  import: t.field({
    type: ImportRef,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      withCtx(context.house, actorOf(context), (ctx) => service.getImport(ctx, args.id)),
  }),
  importRows: t.field({
    type: [RowRef],
    description: 'One page of the outcomes of the rows, the refused ones first.',
    args: {
      id: t.arg.id(id),
      outcome: t.arg({ type: OutcomeEnum }),
      kept: t.arg.boolean({ description: 'Only those whose record an undo kept.' }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id(),
    },
    complexity: costOfRows,
    resolve: async (_root, { outcome, kept, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        service.listImportRows(ctx, page.id, { outcome, kept }, pageArgs(page)),
      )
      return rows.map(({ row, cursor }) => ({ ...row, place: placed(cursor) }))
    },
  }),
}))

const CreateInput = builder.inputType('CreateImportInput', {
  fields: (t) => ({
    kind: t.field({ type: KindEnum, required: true }),
    file: t.field({ type: 'Upload', required: true }),
  }),
})

const ColumnInput = builder.inputType('ImportColumnInput', {
  fields: (t) => ({ field: t.string(), dateOrder: t.field({ type: OrderEnum }) }),
})

const ColumnsInput = builder.inputType('SetImportColumnsInput', {
  fields: (t) => ({
    sheet: t.int({ required: true }),
    columns: t.field({
      type: [ColumnInput],
      required: true,
      description: 'One for each column of the sheet; none to use what was guessed.',
    }),
  }),
})

const RowsInput = builder.inputType('SetImportRowsInput', {
  fields: (t) => ({
    positions: t.intList({ description: 'The numbers of the rows in the file.' }),
    hidden: t.boolean({ description: 'All rows that the sheet hides.' }),
    leaveOut: t.boolean({ required: true, description: 'False includes them again.' }),
  }),
})

type Payload = { import?: Import; errors: (typeof UserError)['$inferType'][] }

const PayloadRef = builder.objectRef<Payload>('ImportPayload').implement({
  fields: (t) => ({
    import: t.field({ type: ImportRef, nullable: true, resolve: (payload) => payload.import ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const changed = (context: ApiContext, work: (ctx: Ctx) => Promise<Import>) =>
  answer(async () => ({ import: await withCtx(context.house, actorOf(context), work) }))

builder.mutationFields((t) => ({
  createImport: t.field({
    type: PayloadRef,
    description: 'Uploads a CSV or XLSX file and begins to check its rows. Nothing is imported yet.',
    args: { input: t.arg({ type: CreateInput, required: true }), key: t.arg.id() },
    resolve: (_root, { input, key }, context) =>
      answer(async () => ({ import: await service.createImport(actingOf(context), { ...input, key }) })),
  }),
  setImportColumns: t.field({
    type: PayloadRef,
    description: 'Says which sheet is imported and what its columns hold; the rows are checked again.',
    args: { id: t.arg.id(id), input: t.arg({ type: ColumnsInput, required: true }), key: t.arg.id() },
    resolve: (_root, { input, key, ...args }, context) =>
      changed(context, (ctx) => service.setImportColumns(ctx, args.id, { ...input, key })),
  }),
  setImportKind: t.field({
    type: PayloadRef,
    description: 'Imports the file as one of the other kind, where it fits that better; its rows are checked again.',
    args: { id: t.arg.id(id), kind: t.arg({ type: KindEnum, required: true }), key: t.arg.id() },
    resolve: (_root, { kind, key, ...args }, context) =>
      changed(context, (ctx) => service.setImportKind(ctx, args.id, kind, key)),
  }),
  setImportRows: t.field({
    type: PayloadRef,
    description: 'Leaves rows out, or includes them again; the rows are checked again.',
    args: { id: t.arg.id(id), input: t.arg({ type: RowsInput, required: true }), key: t.arg.id() },
    resolve: (_root, { input, key, ...args }, context) =>
      changed(context, (ctx) => service.setImportRows(ctx, args.id, { ...input, key })),
  }),
  beginImport: t.field({
    type: PayloadRef,
    description: 'Imports the checked rows, or continues where it stopped.',
    args: { id: t.arg.id(id), key: t.arg.id() },
    resolve: (_root, args, context) => changed(context, (ctx) => service.beginImport(ctx, args.id, args.key)),
  }),
  stopImport: t.field({
    type: PayloadRef,
    args: { id: t.arg.id(id), key: t.arg.id() },
    resolve: (_root, args, context) => changed(context, (ctx) => service.stopImport(ctx, args.id, args.key)),
  }),
  undoImport: t.field({
    type: PayloadRef,
    description: 'Undoes a whole import, except what was edited or used since.',
    args: { id: t.arg.id(id), key: t.arg.id() },
    resolve: (_root, args, context) => changed(context, (ctx) => service.undoImport(ctx, args.id, args.key)),
  }),
}))
