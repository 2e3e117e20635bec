import { CITED_RECORDS } from '../../../../shared/kinds.ts'
import { withoutPrefix } from '../../../../shared/presets.ts'
import { builder } from '../../../api/builder.ts'
import type { CheckedSource, Citation, Confirmed, RecordPlace } from '../types.ts'
import { SourceKindEnum } from './enums.ts'

const page = (source: CheckedSource) => (source.kind === 'DOCUMENT' ? source : null)
const web = (source: CheckedSource) => (source.kind === 'WEB' ? source : null)

const RecordPlaceRef = builder.objectRef<RecordPlace>('SourceRecord').implement({
  fields: (t) => ({
    type: t.field({
      type: builder.enumType('AccountRecordType', { values: CITED_RECORDS }),
      resolve: ({ type }) => type,
    }),
    id: t.exposeID('id'),
    accountId: t.exposeID('accountId', { nullable: true }),
  }),
})

export const SourceRef = builder.objectRef<CheckedSource>('Source').implement({
  description: 'What a value or a statement rests on, checked by code before it was kept.',
  fields: (t) => ({
    kind: t.field({ type: SourceKindEnum, resolve: (source) => source.kind }),
    label: t.string({
      description:
        'The file\'s name as the user gave it, the record, "Your message", the rule in words, or the title of a page of the web.',
      resolve: ({ kind, label }) => (kind === 'DOCUMENT' ? withoutPrefix(label) : label),
    }),
    quote: t.exposeString('quote', { nullable: true }),
    record: t.field({
      type: RecordPlaceRef,
      nullable: true,
      description: 'The record that holds it.',
      resolve: (source) => ('record' in source ? (source.record ?? null) : null),
    }),
    url: t.string({
      nullable: true,
      description: 'Where the page of the web is; http:// or https://.',
      resolve: (source) => web(source)?.url ?? null,
    }),
    host: t.string({ nullable: true, resolve: (source) => web(source)?.host ?? null }),
    readOn: t.string({
      nullable: true,
      description: 'The day the page of the web was read: YYYY-MM-DD.',
      resolve: (source) => web(source)?.readOn ?? null,
    }),
    fileId: t.id({ nullable: true, resolve: (source) => page(source)?.fileId ?? null }),
    page: t.int({ nullable: true, resolve: (source) => page(source)?.page ?? null }),
    boxes: t.field({
      type: t.listRef(t.listRef('Float')),
      description:
        'x, y, width, height of each highlighted run of words, in points from the top left corner of the page.',
      resolve: (source) => page(source)?.boxes ?? [],
    }),
    pageWidth: t.float({ nullable: true, resolve: (source) => page(source)?.pageWidth ?? null }),
    pageHeight: t.float({ nullable: true, resolve: (source) => page(source)?.pageHeight ?? null }),
  }),
})

export const CitationRef = builder.objectRef<Citation>('Citation').implement({
  description: 'The message cites it as [number].',
  fields: (t) => ({
    number: t.exposeInt('number'),
    source: t.field({ type: SourceRef, resolve: (citation) => citation.source }),
  }),
})

export const ConfirmedRef = builder.objectRef<Confirmed>('Confirmed').implement({
  fields: (t) => ({
    by: t.exposeString('by'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
  }),
})
