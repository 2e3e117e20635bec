import { builder } from '../../../api/builder.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import type {
  Artifact,
  ArtifactVersion,
  DocumentBody,
  EmailAttachment,
  EmailBody,
  FilledField,
  FilledPlace,
  FilledTemplate,
  FormBody,
  HeldBefore,
} from '../types.ts'
import {
  ArtifactTypeEnum,
  BlankReasonEnum,
  FieldStateEnum,
  FindingSeverityEnum,
  FormFieldTypeEnum,
  VersionReasonEnum,
} from './enums.ts'
import { ReviewRef } from './review.ts'
import { ConfirmedRef, SourceRef } from './sources.ts'

const FilledPlaceRef = builder.objectRef<FilledPlace>('FilledPlace').implement({
  description: 'A place of the template a document was written from.',
  fields: (t) => ({
    name: t.exposeString('name'),
    value: t.exposeString('value', { description: 'As it was last filled in; blank where nothing was.' }),
    state: t.field({ type: FieldStateEnum, resolve: ({ state }) => state }),
    source: t.field({ type: SourceRef, nullable: true, resolve: ({ source }) => source }),
    reason: t.exposeString('reason', { nullable: true, description: 'Of a blank: why, in words.' }),
  }),
})

const FilledTemplateRef = builder.objectRef<FilledTemplate>('FilledTemplate').implement({
  description: 'What a document was written from. The template itself may have changed or be gone since.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    places: t.field({ type: [FilledPlaceRef], resolve: ({ places }) => places }),
  }),
})

const DocumentArtifact = builder.objectRef<DocumentBody & { title: string }>('DocumentArtifact').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    content: t.exposeString('html', { description: 'Safe HTML.' }),
    template: t.field({
      type: FilledTemplateRef,
      nullable: true,
      description: 'The template it was written from, if any.',
      resolve: ({ template }) => template ?? null,
    }),
  }),
})

const EmailAttachmentRef = builder.objectRef<EmailAttachment>('EmailAttachment').implement({
  description:
    'A document of the workspace, attached as a PDF of its newest version, or one of its files. It may be deleted since.',
  fields: (t) => ({
    artifactId: t.id({ nullable: true, resolve: (one) => ('artifactId' in one ? one.artifactId : null) }),
    fileId: t.id({ nullable: true, resolve: (one) => ('fileId' in one ? one.fileId : null) }),
  }),
})

const EmailArtifact = builder.objectRef<EmailBody>('EmailArtifact').implement({
  description: 'A draft. Cara never sends it.',
  fields: (t) => ({
    subject: t.exposeString('subject'),
    toEmail: t.exposeString('toEmail', {
      nullable: true,
      description: 'As it was typed: one or several addresses, divided by commas or semicolons.',
    }),
    toName: t.exposeString('toName', { nullable: true }),
    body: t.exposeString('body'),
    completed: t.exposeBoolean('completed'),
    cc: t.string({ resolve: ({ cc }) => cc ?? '' }),
    attachments: t.field({ type: [EmailAttachmentRef], resolve: ({ attachments }) => attachments ?? [] }),
    withSignature: t.boolean({
      nullable: true,
      description: "Whether the user's signature is put below it. Null: unless it is signed already.",
      resolve: ({ withSignature }) => withSignature ?? null,
    }),
  }),
})

const PdfPage = builder.objectRef<{ number: number; width: number; height: number }>('PdfPage').implement({
  description:
    'A page of the filled PDF; its image is at /agency/pdf/{workspaceId}/{artifactId}/pages/{number}.png?version=.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    width: t.exposeFloat('width', { description: 'In points.' }),
    height: t.exposeFloat('height', { description: 'In points.' }),
  }),
})

const PdfArtifact = builder.objectRef<Artifact & { body: { kind: 'form'; form: FormBody } }>('PdfArtifact').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    externalUrl: t.string({ resolve: (a) => `/agency/pdf/${a.workspaceId}/${a.id}?version=${a.version}` }),
    pages: t.field({ type: [PdfPage], resolve: (a) => a.body.form.pages }),
  }),
})

const FormFieldBefore = builder.objectRef<HeldBefore>('FormFieldBefore').implement({
  description: 'What a value was on the form of the term before.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'As it was; of a choice what was ticked.' }),
    source: t.field({ type: SourceRef, resolve: ({ source }) => source }),
  }),
})

const FormFieldValue = builder.objectRef<FilledField>('FormFieldValue').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    section: t.exposeString('section'),
    type: t.field({ type: FormFieldTypeEnum, resolve: (field) => field.type }),
    value: t.exposeString('value', { description: 'A tick is "true" or "".' }),
    state: t.field({ type: FieldStateEnum, resolve: (field) => field.state }),
    source: t.field({ type: SourceRef, nullable: true, resolve: (field) => field.source }),
    reason: t.exposeString('reason', { nullable: true, description: 'Of a blank: why, in words.' }),
    reasonKind: t.field({
      type: BlankReasonEnum,
      nullable: true,
      description: 'Of a blank. When EXCLUDED, NOT_INCLUDED or INCLUDED, `source` holds the words that say so.',
      resolve: (field) => field.reasonKind ?? null,
    }),
    expected: t.boolean({
      description: 'Of a blank: whether a reader of this form looks for it, given what else is on it.',
      resolve: ({ expected }) => expected ?? true,
    }),
    confirmed: t.field({
      type: ConfirmedRef,
      nullable: true,
      description: 'The user who confirmed this value.',
      resolve: ({ confirmed }) => confirmed ?? null,
    }),
    before: t.field({
      type: FormFieldBefore,
      nullable: true,
      description: 'What it was on the attached form of the term before, where that is something else.',
      resolve: ({ before }) => before ?? null,
    }),
    page: t.exposeInt('page', { description: 'Of the filled PDF.' }),
    box: t.field({
      type: ['Float'],
      description: 'x, y, width, height on that page, in points from the top left corner.',
      resolve: (field) => field.box,
    }),
    maxLength: t.exposeInt('maxLength', { nullable: true }),
    choices: t.stringList({ description: 'Of a choice: what can be chosen.', resolve: ({ choices }) => choices ?? [] }),
    isOpen: t.boolean({
      description: 'Of a choice: whether other words may be written.',
      resolve: ({ isOpen }) => isOpen ?? false,
    }),
  }),
})

const FormFinding = builder.objectRef<FormBody['findings'][number]>('FormFinding').implement({
  fields: (t) => ({
    severity: t.field({ type: FindingSeverityEnum, resolve: (finding) => finding.severity }),
    message: t.exposeString('message'),
    fields: t.exposeStringList('fields'),
  }),
})

const FormArtifact = builder.objectRef<FormBody>('FormArtifact').implement({
  fields: (t) => ({
    form: t.exposeString('formName'),
    edition: t.exposeString('edition', { nullable: true }),
    worksheet: t.exposeBoolean('worksheet', {
      description: "True on our own layout; false when the agency's licensed PDF was filled.",
    }),
    fileId: t.id({
      nullable: true,
      description: 'The file of the workspace that was filled; null for a form of the agency or our own layout.',
      resolve: ({ fileId }) => fileId ?? null,
    }),
    fields: t.field({ type: [FormFieldValue], resolve: (form) => form.fields }),
    findings: t.field({ type: [FormFinding], resolve: (form) => form.findings }),
  }),
})

/** An artifact as the schema sees it: with the list of its versions. */
export type ArtifactNode = Artifact & { versions: ArtifactVersion[] }

const ArtifactVersionRef = builder.objectRef<ArtifactVersion>('ArtifactVersion').implement({
  description: 'A version without its contents: who made it, when and why.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    stageId: t.exposeID('stageId'),
    title: t.exposeString('title'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    by: t.field({
      type: AgencyUserRef,
      nullable: true,
      description: 'The user who made it, or for whom Cara made it.',
      resolve: ({ madeBy }, _args, context) => (madeBy ? findUserOf(context, madeBy) : null),
    }),
    reason: t.field({ type: VersionReasonEnum, resolve: ({ reason }) => reason }),
    restoredFrom: t.exposeInt('restoredFrom', { nullable: true }),
  }),
})

type FormArtifactShape = Artifact & { body: { kind: 'form'; form: FormBody } }
const isForm = (artifact: Artifact): artifact is FormArtifactShape => artifact.body.kind === 'form'

export const ArtifactRef = builder.objectRef<ArtifactNode>('Artifact').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    stageId: t.exposeID('stageId'),
    type: t.field({ type: ArtifactTypeEnum, resolve: (artifact) => artifact.type }),
    version: t.exposeInt('version'),
    edits: t.exposeInt('edits', { description: 'How many times this version was saved again while a user typed.' }),
    createdAt: t.field({ type: 'DateTime', resolve: (artifact) => artifact.createdAt }),
    versions: t.field({ type: [ArtifactVersionRef], resolve: ({ versions }) => versions }),
    document: t.field({
      type: DocumentArtifact,
      nullable: true,
      resolve: ({ body, title }) => (body.kind === 'document' ? { title, ...body.document } : null),
    }),
    email: t.field({
      type: EmailArtifact,
      nullable: true,
      resolve: ({ body }) => (body.kind === 'email' ? body.email : null),
    }),
    pdf: t.field({ type: PdfArtifact, nullable: true, resolve: (artifact) => (isForm(artifact) ? artifact : null) }),
    form: t.field({
      type: FormArtifact,
      nullable: true,
      resolve: ({ body }) => (body.kind === 'form' ? body.form : null),
    }),
    review: t.field({
      type: ReviewRef,
      nullable: true,
      resolve: ({ body, title }) => (body.kind === 'review' ? { title, ...body.review } : null),
    }),
  }),
})
