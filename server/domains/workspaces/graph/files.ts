import { withoutPrefix } from '../../../../shared/presets.ts'
import { builder } from '../../../api/builder.ts'
import type { FileHead } from '../../files/types.ts'

export const FileRef = builder.objectRef<FileHead>('CaraFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: "As it is kept, with its input slot's prefix (spec 2 §5)." }),
    shownName: t.string({
      description: "As the user named it: without its input slot's prefix.",
      resolve: ({ name }) => withoutPrefix(name),
    }),
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
