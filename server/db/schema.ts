import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables as Kysely sees them. Columns with a default are Generated; json columns are written as strings. */

type Time = ColumnType<Date, Date | string, Date | string>
type Json<T> = ColumnType<T, string, string>
type JsonDefault<T> = ColumnType<T, string | undefined, string>
type Count = ColumnType<number, number, number>

export type Address = { line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }

export type Tables = {
  agencies: {
    id: string
    name: string
    mailing_address: JsonDefault<Address>
    phone: string | null
    created_at: Generated<Date>
  }
  agency_users: {
    id: string
    agency_id: string
    email: string
    name: string
    state: Generated<'ACTIVE' | 'DISABLED'>
    created_at: Generated<Date>
  }
  sessions: {
    id: string
    agency_id: string
    agency_user_id: string
    token_hash: Buffer
    created_at: Generated<Date>
    expires_at: Time
  }
  sign_in_codes: {
    id: string
    address_hash: Buffer
    code_hash: Buffer
    tries: Generated<number>
    created_at: Generated<Date>
    expires_at: Time
    used_at: Date | null
  }
  rate_limits: { key: string; count: number; resets_at: Time }
  files: {
    id: string
    agency_id: string
    name: string
    mime_type: string
    size: Count
    sha256: string
    blob_key: string
    state: Generated<'PENDING' | 'READING' | 'READ' | 'FAILED'>
    progress: Generated<number>
    error: string | null
    reading_kind: string | null
    kind: string | null
    page_count: number | null
    warnings: JsonDefault<string[]>
    facts: JSONColumnType<object, string | null, string | null> | null
    created_by: string | null
    created_at: Generated<Date>
  }
  file_pages: { agency_id: string; file_id: string; number: number; page: Json<unknown>; words: string }
  workspaces: {
    id: string
    agency_id: string
    agency_user_id: string | null
    title: string
    title_edited: Generated<boolean>
    state: Generated<'CREATED' | 'WAITING_FOR_INPUT' | 'WORKING' | 'IDLE'>
    preset: string | null
    client_name: string | null
    keywords: Generated<string[]>
    schema_version: Generated<'V0' | 'V1'>
    client_key: string | null
    archived_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    rev: Generated<number>
  }
  messages: {
    id: string
    agency_id: string
    workspace_id: string
    role: 'AGENT' | 'TOOL_INVOCATION' | 'TOOL_RESULT' | 'USER'
    content: string
    citations: JsonDefault<unknown[]>
    choices: JsonDefault<string[]>
    client_key: string | null
    created_at: Generated<Date>
    rev: Count
  }
  message_files: { agency_id: string; message_id: string; workspace_id: string; file_id: string; position: number }
  runs: {
    id: string
    agency_id: string
    workspace_id: string
    message_id: string
    state: Generated<'QUEUED' | 'RUNNING' | 'WAITING_FOR_INPUT' | 'SUCCESS' | 'FAILED' | 'STOPPED'>
    model: string
    error: string | null
    input_tokens: Generated<number>
    output_tokens: Generated<number>
    milliseconds: Generated<number>
    stop_requested: Generated<boolean>
    steps_before: Generated<number>
    created_at: Generated<Date>
    ended_at: Date | null
    rev: Count
  }
  run_steps: {
    agency_id: string
    run_id: string
    number: number
    message_id: string
    content: Json<unknown>
    input_tokens: Generated<number>
    output_tokens: Generated<number>
    model: string
    milliseconds: Generated<number>
    created_at: Generated<Date>
  }
  tool_results: {
    agency_id: string
    run_id: string
    call_id: string
    output: Json<unknown>
    refused: Generated<boolean>
    created_at: Generated<Date>
  }
  plan_stages: {
    id: string
    agency_id: string
    workspace_id: string
    run_id: string
    message_id: string | null
    type: 'PROCESS_ATTACHMENTS' | 'TASK'
    state: Generated<PlanState>
    started_at: Date | null
    ended_at: Date | null
    result: string | null
    error: string | null
    progress: ColumnType<unknown, string | null | undefined, string | null>
    created_at: Generated<Date>
    rev: Count
  }
  plan_stage_events: {
    id: string
    agency_id: string
    workspace_id: string
    stage_id: string
    step: number
    part: number
    type: 'THOUGHT' | 'TOOL_CALL'
    state: PlanState
    title: string
    content: Generated<string>
    restarts: Generated<number>
    tool_call: ColumnType<unknown, string | null | undefined, string | null>
    error: string | null
    started_at: Date | null
    ended_at: Date | null
    rev: Count
  }
  artifacts: {
    agency_id: string
    workspace_id: string
    id: string
    version: number
    stage_id: string
    type: 'DOCUMENT' | 'DOCUMENT_HTML' | 'EMAIL' | 'HTML_DOCUMENT' | 'PDF_FILE'
    title: string
    body: Json<unknown>
    blob_key: string | null
    created_at: Generated<Date>
    rev: Count
  }
  form_templates: {
    id: string
    agency_id: string
    form: string
    edition: string | null
    file_name: string
    blob_key: string
    matched: Json<string[]>
    unmatched: Json<string[]>
    missing: Json<string[]>
    licence_confirmed_at: Time
    licence_confirmed_by: string
    created_at: Generated<Date>
  }
}

export type PlanState = 'PLANNED' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
