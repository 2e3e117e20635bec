import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { StageEvent, Workspace } from '../types.ts'
import { type EventRow, type Seen, seenAsJson, toEvent } from './stages.ts'
import { toWorkspace, type WorkspaceRow } from './workspaces.ts'

export type Ask = { agencyId: string; sessionId: string; workspaceId: string; since: number; seen: Seen }

/** MORE is for a full look: something besides events changed. CLOSED: the watcher's session is over. */
export type News =
  | { kind: 'GONE' | 'CLOSED' | 'SAME' | 'MORE' }
  | { kind: 'EVENTS'; workspace: Workspace; events: StageEvent[] }

type Row = { number: number; news: News['kind']; workspace: WorkspaceRow | null; events: EventRow[] | null }

/** What is new for each of these watchers, of any agencies, in one question. */
export async function askForNews(db: Db, asks: Ask[], now: Date): Promise<News[]> {
  const questions = asks.map(({ agencyId, sessionId, workspaceId, since, seen }, number) => ({
    number,
    agency: agencyId,
    session: sessionId,
    workspace: workspaceId,
    since,
    had: seenAsJson(seen),
  }))
  const { rows } = await sql<Row>`select * from events_since(${JSON.stringify(questions)}, ${now})`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return asks.map((_ask, number) => toNews(byNumber.get(number)))
}

function toNews(row: Row | undefined): News {
  if (!row) return { kind: 'GONE' }
  if (row.news !== 'EVENTS') return { kind: row.news }
  const events = (row.events ?? []).map((event) => toEvent(withDates(event)))
  return { kind: 'EVENTS', workspace: toWorkspace(datesOf(row.workspace!)), events }
}

const dateOf = (value: unknown) => (value === null ? null : new Date(value as string))

const withDates = (row: EventRow): EventRow => ({
  ...row,
  started_at: dateOf(row.started_at),
  ended_at: dateOf(row.ended_at),
})

const datesOf = (row: WorkspaceRow): WorkspaceRow => ({
  ...row,
  archived_at: dateOf(row.archived_at),
  created_at: dateOf(row.created_at)!,
  updated_at: dateOf(row.updated_at)!,
})
