import { createTemplate } from '../../server/domains/templates/service.ts'
import type { DocumentTemplate } from '../../server/domains/templates/types.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import type { anAgency, TestHouse } from './house.ts'
import { as } from './house.ts'
import { anArtifact } from './records.ts'

type Agency = Pick<Awaited<ReturnType<typeof anAgency>>, 'actor' | 'agencyId'>

/** A drafted document, in a workspace of its own, named as a mutation names it. */
export async function aDocument(test: TestHouse, agency: Agency, html: string) {
  const acting = { house: test.house, actor: agency.actor }
  const { id: workspaceId } = await createWorkspace(acting, { message: 'Hello' }, [])
  return { workspaceId, artifactId: await anArtifact(test, agency, workspaceId, html), version: 1 }
}

/** A template of an agency, made of a document with this text. */
export async function aTemplate(
  test: TestHouse,
  agency: Agency,
  title: string,
  html: string,
): Promise<DocumentTemplate> {
  const document = await aDocument(test, agency, html)
  return as(test.house, agency.actor, (ctx) => createTemplate(ctx, { ...document, title, replacements: [] }))
}
