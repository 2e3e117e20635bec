import type { Page } from '@playwright/test'
import { graphql } from './records.ts'
import { aPolicyFile, expect } from './support.ts'

export type Place = { workspaceId: string; artifactId: string }
type Saved = { version: number; edits: number; document: { title: string; content: string } }

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the document' })

/** What the server has. */
export async function savedAt(page: Page, place: Place) {
  const query = `query($workspaceId: ID!, $artifactId: ID!) {
    caraWorkspaceArtifact(workspaceId: $workspaceId, id: $artifactId) { version edits document { title content } } }`
  return (await graphql<{ caraWorkspaceArtifact: Saved }>(page, query, place)).caraWorkspaceArtifact
}

/** Saves this text as another tab would. */
export async function saveElsewhere(page: Page, place: Place, content: string) {
  const { version, edits } = await savedAt(page, place)
  const mutation = `mutation($workspaceId: ID!, $artifactId: ID!, $version: Int!, $edits: Int!, $input: UpdateCaraWorkspaceArtifactInput!) {
    updateCaraWorkspaceArtifact(workspaceId: $workspaceId, artifactId: $artifactId, version: $version, edits: $edits, input: $input) { errors { message } } }`
  await graphql(page, mutation, { ...place, version, edits, input: { document: { content } } })
}

let drafted: Place | undefined

/** The document of a file of tests, with this text, opened. */
export async function aDocument(page: Page, html: string): Promise<Place> {
  drafted ??= await aDraft(page)
  await saveElsewhere(page, drafted, html)
  await page.goto(`/app/workspaces/${drafted.workspaceId}?artifact_id=${drafted.artifactId}`)
  await expect(textOf(page)).toHaveAttribute('aria-readonly', 'false')
  return drafted
}

async function aDraft(page: Page): Promise<Place> {
  await page.goto('/app/home?preset=DOCUMENT_EXPLORATION')
  await page.getByLabel('Policy', { exact: true }).setInputFiles(await aPolicyFile())
  await page.getByLabel(/What do you want to know/).fill('Write a coverage summary document')
  await page.getByRole('button', { name: 'Explore', exact: true }).click()
  const log = page.getByRole('log')
  await log.getByRole('button', { name: /^Open / }).click({ timeout: 60_000 })
  await expect(textOf(page)).toHaveAttribute('aria-readonly', 'false', { timeout: 60_000 })
  const address = new URL(page.url())
  const artifactId = address.searchParams.get('artifact_id')!
  return { workspaceId: address.pathname.split('/').at(-1)!, artifactId }
}

export const contentOf = async (page: Page, place: Place) => (await savedAt(page, place)).document.content
