import { builder } from '../../../api/builder.ts'
import type { FileHead } from '../../files/types.ts'

export const FileRef = builder.objectRef<FileHead>('CaraFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    url: t.string({ resolve: (file) => `/agency/files/${file.id}` }),
    mimeType: t.exposeString('mimeType'),
    size: t.exposeInt('size'),
    pages: t.int({ nullable: true, description: 'Once it is read.', resolve: (file) => file.pageCount }),
    kind: t.exposeString('kind', {
      nullable: true,
      description: 'declarations, certificate, quote, …, once it is read.',
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why it could not be read.' }),
  }),
})
