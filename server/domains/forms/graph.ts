import { actingOf, actorOf, builder } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { FORMS } from '../../forms/index.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import { deleteTemplate, listTemplates, uploadTemplate } from './service.ts'
import type { FormTemplate } from './types.ts'

const FormTemplateRef = builder.objectRef<FormTemplate>('FormTemplate').implement({
  description: "A fillable PDF of the agency's own, with the agency's dated confirmation of an ACORD license.",
  fields: (t) => ({
    id: t.exposeID('id'),
    form: t.string({ resolve: ({ form }) => FORMS.find(({ id }) => id === form)?.name ?? form }),
    edition: t.exposeString('edition', { nullable: true }),
    fileName: t.exposeString('fileName'),
    matched: t.int({ description: 'How many elements have a field.', resolve: ({ matched }) => matched.length }),
    unmatched: t.exposeStringList('unmatched', { description: 'Fields of the PDF that match no element.' }),
    missing: t.exposeStringList('missing', { description: 'Elements the PDF has no field for.' }),
    licenceConfirmedAt: t.field({ type: 'DateTime', resolve: (template) => template.licenceConfirmedAt }),
    licenceConfirmedBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: (template, _args, context) => findUserOf(context, template.licenceConfirmedBy),
    }),
  }),
})

builder.queryField('formTemplates', (t) =>
  t.field({
    type: [FormTemplateRef],
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), listTemplates),
  }),
)

const UploadInput = builder.inputType('UploadFormTemplateInput', {
  fields: (t) => ({
    file: t.field({ type: 'Upload', required: true }),
    licenceConfirmed: t.boolean({ required: true }),
  }),
})

const Payload = builder
  .objectRef<{ template?: FormTemplate; errors: (typeof UserError)['$inferType'][] }>('FormTemplatePayload')
  .implement({
    fields: (t) => ({
      formTemplate: t.field({ type: FormTemplateRef, nullable: true, resolve: ({ template }) => template ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

builder.mutationFields((t) => ({
  uploadFormTemplate: t.field({
    type: Payload,
    args: { input: t.arg({ type: UploadInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({
        template: await uploadTemplate(actingOf(context), input),
      })),
  }),
  deleteFormTemplate: t.field({
    type: Payload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answer(async () => ({
        template: await withCtx(context.house, actorOf(context), (ctx: Ctx) => deleteTemplate(ctx, id)),
      })),
  }),
}))
