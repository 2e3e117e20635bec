import type { ArtifactPartsFragment, WorkspacePartsFragment } from './generated/graphql.ts'

/** A workspace in the browser: complete, with every patch merged in. */
export type Workspace = WorkspacePartsFragment
export type Message = Workspace['messages'][number]
export type WorkspaceFile = Workspace['files'][number]
export type Stage = Workspace['planStages'][number]
export type StageEvent = Stage['events'][number]
export type Artifact = ArtifactPartsFragment
export type Review = NonNullable<Artifact['review']>
export type Finding = Review['findings'][number]
export type ReviewCell = Finding['cells'][number]
export type FormValue = NonNullable<Artifact['form']>['fields'][number]
export type Source = NonNullable<FormValue['source']>
