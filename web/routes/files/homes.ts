import type { ViewedFileQuery } from '../../graph/generated/graphql.ts'

export type FileHome = ViewedFileQuery['viewedFile']['homes'][number]

/** The screen of the record that keeps a file. */
export const addressOf = ({ kind, id }: FileHome) =>
  ({
    ACCOUNT: `/app/accounts/${id}/documents`,
    POLICY: `/app/policies/${id}/documents`,
    REQUEST: `/app/servicing/${id}/overview`,
    KNOWLEDGE: `/app/knowledge/${id}`,
    WORKSPACE: `/app/workspaces/${id}`,
  })[kind]

/** What it is called, among records of several kinds. */
export const labelOf = ({ kind, name }: FileHome) => (kind === 'REQUEST' ? `${name} request` : name)
