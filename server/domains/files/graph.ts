import { builder } from '../../api/builder.ts'
import type { Limits } from '../../ctx.ts'

const UploadLimits = builder.objectRef<Limits>('UploadLimits').implement({
  description: 'What may be uploaded with one message.',
  fields: (t) => ({
    fileBytes: t.exposeFloat('fileBytes'),
    files: t.exposeInt('filesPerMessage'),
  }),
})

builder.queryField('uploadLimits', (t) =>
  t.field({ type: UploadLimits, resolve: (_root, _args, context) => context.house.limits }),
)
