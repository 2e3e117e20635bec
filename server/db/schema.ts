import type { ColumnType, Generated } from 'kysely'
import type { AccountDocumentType, AccountType, GivenRole } from '../../shared/accounts.ts'
import type { BaseStyleId, PageSize } from '../../shared/document-styles.ts'
import type { HistoryActor, HistoryKind } from '../../shared/history.ts'
import type { ImportKind } from '../../shared/imports.ts'
import type { ArtifactType, EffectKind, EventType, MessageRole, StageType, VersionReason } from '../../shared/kinds.ts'
import type { InvoiceState, Period, Plan, SubscriptionState } from '../../shared/plans.ts'
import type { BillingType, CanceledBy, CancellationReason, CancellationType, Market, PaymentInterval, PolicyFileType, PolicySource, PolicyType } from '../../shared/policies.ts'
import type { RequestChannel, RequestInitiator, RequestState, RequestTalk, RequestType } from '../../shared/requests.ts'
import type { Role, Sight } from '../../shared/roles.ts'
import type { AgencyUserState, BatchItemState, EffectState, FileState, ImportState, PlanState, PolicyState, RowOutcome, RunState, SchemaVersion, WorkspaceState } from '../../shared/states.ts'
// Printed from the migrated database by `npm run generate`: change a migration or columns.ts, not this file.

type Time = ColumnType<Date, Date | string, Date | string>
/** Read as what it holds, written as text. */
type Json<T> = ColumnType<T, string, string>
type OptionalTime = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalJson<T> = ColumnType<T, string | undefined, string>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export type Tables = {
  account_contacts: {
    agency_id: string
    account_id: string
    contact_id: string
    position: Generated<number>
    role: Generated<GivenRole>
  }
  account_files: {
    agency_id: string
    id: string
    account_id: string
    type: AccountDocumentType
    notes: string | null
    created_by: string | null
    created_at: OptionalTime
  }
  account_merge_moves: {
    agency_id: string
    merge_id: string
    table_name: string
    row_id: string
  }
  account_merges: {
    agency_id: string
    id: string
    kept_id: string
    merged_id: string
    merged_by: string | null
    merged_at: Time
    undone_by: string | null
    undone_at: Date | null
    filled: OptionalJson<{ dba?: string; website?: string; email?: string; phone?: string }>
  }
  accounts: {
    agency_id: string
    id: string
    type: AccountType
    name: string
    dba: string | null
    website: string | null
    email: string
    phone: string
    mailing_address: OptionalJson<{ line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }>
    merged_into: string | null
    created_by: string | null
    created_at: OptionalTime
    updated_at: OptionalTime
    rev: Generated<number>
    sort_name: Generated<string>
    email_key: Generated<string>
    zone: string | null
    search_text: Generated<string>
    name_key: Generated<string>
    street_key: Generated<string>
    phone_key: Generated<string>
    producer_id: string | null
    service_rep_id: string | null
  }
  agencies: {
    id: string
    name: string
    mailing_address: OptionalJson<{ line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }>
    phone: string | null
    created_at: OptionalTime
    time_zone: Generated<string>
    day_done: string | null
    rev: Generated<number>
    coi_contact_name: string | null
    coi_contact_email: string | null
    coi_contact_phone: string | null
  }
  agency_users: {
    id: string
    agency_id: string
    email: string
    name: string
    state: Generated<AgencyUserState>
    created_at: OptionalTime
    seen_at: Date | null
    role: Generated<Role>
    sees: Generated<Sight>
    signature: Generated<string>
  }
  app_login: {
    single: Generated<boolean>
    role: string
    secret: string
  }
  artifact_styles: {
    agency_id: string
    artifact_id: string
    workspace_id: string
    base_style: BaseStyleId | null
    style_id: string | null
  }
  artifacts: {
    agency_id: string
    workspace_id: string
    id: string
    version: number
    stage_id: string
    type: ArtifactType
    title: string
    body: Json<unknown>
    blob_key: string | null
    created_at: OptionalTime
    rev: number
    made_by: string | null
    reason: Generated<VersionReason>
    restored_from: number | null
    edits: Generated<number>
  }
  carriers: {
    agency_id: string
    id: string
    name: string
    is_carrier: Generated<boolean>
    is_broker: Generated<boolean>
    created_at: OptionalTime
    name_sort: Generated<string>
    merged_into: string | null
  }
  certificate_batch_items: {
    agency_id: string
    batch_id: string
    position: number
    holder_name: string
    holder_address: OptionalJson<{ line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }>
    additional_insured: boolean
    state: Generated<BatchItemState>
    message: string | null
    certificate_id: string | null
    form: Generated<string>
    particulars: OptionalJson<{ interest?: string; loanNumber?: string; location?: string }>
  }
  certificate_batches: {
    agency_id: string
    id: string
    account_id: string
    policy_ids: string[]
    description_of_operations: Generated<string>
    repeats: Generated<number>
    asked_by: string | null
    stop_requested: Generated<boolean>
    created_at: Time
    ended_at: Date | null
  }
  certificate_numbers: {
    agency_id: string
    year: number
    last: number
  }
  certificate_policies: {
    agency_id: string
    certificate_id: string
    policy_id: string
    expires_at: string
  }
  certificates: {
    agency_id: string
    id: string
    account_id: string
    certificate_number: string
    holder_name: string
    holder_address: OptionalJson<{ line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }>
    additional_insured: boolean
    description_of_operations: Generated<string>
    form: string
    worksheet: boolean
    content: Json<unknown>
    blob_key: string
    replaces: string | null
    batch_id: string | null
    revoked_at: Date | null
    revoked_by: string | null
    revoke_reason: string | null
    check_token: string | null
    issued_by: string | null
    created_at: Time
    holder_sort: Generated<string>
    issued_on: string
    search_text: Generated<string>
    particulars: OptionalJson<{ interest?: string; loanNumber?: string; location?: string }>
  }
  class_code_tables: {
    agency_id: string
    id: string
    file_name: string
    codes: number
    notes: string[]
    imported_by: string | null
    imported_at: Time
  }
  class_codes: {
    agency_id: string
    code: string
    title: string
    position: number
  }
  contacts: {
    agency_id: string
    id: string
    name: string
    email: string
    phone: string
    created_at: OptionalTime
    sort_name: Generated<string>
    email_key: Generated<string>
    search_text: Generated<string>
    phone_key: Generated<string>
  }
  custom_presets: {
    agency_id: string
    id: string
    title: string
    description: string
    base_prompt: string
    allow_file_upload: Generated<boolean>
    inherits_preset: string | null
    created_by: string | null
    created_at: Time
    updated_at: Time
    archived_at: Date | null
    rev: Generated<number>
  }
  day_delays: {
    agency_id: string
    agency_user_id: string
    item: string
    until: Time
  }
  document_styles: {
    agency_id: string
    id: string
    title: string
    title_sort: Generated<string>
    description: string
    base_style: BaseStyleId
    page_size: PageSize
    accent_color: string | null
    second_color: string | null
    logo_name: string | null
    logo_blob_key: string | null
    prefix_name: string | null
    prefix_blob_key: string | null
    suffix_name: string | null
    suffix_blob_key: string | null
    created_by: string | null
    created_at: Time
    updated_at: Time
    rev: Generated<number>
  }
  document_templates: {
    agency_id: string
    id: string
    title: string
    title_sort: Generated<string>
    html: string
    places: number
    created_by: string | null
    created_at: Time
    updated_at: Time
    rev: Generated<number>
  }
  effects: {
    id: string
    agency_id: string | null
    kind: EffectKind
    key: string
    payload: NullableJson<unknown>
    state: Generated<EffectState>
    tries: Generated<number>
    taken_until: Date | null
    error: string | null
    expires_at: Date | null
    created_at: OptionalTime
    ended_at: Date | null
  }
  email_changes: {
    agency_id: string
    agency_user_id: string
    email: string
    current_code_hash: Buffer
    new_code_hash: Buffer
    tries: Generated<number>
    expires_at: Time
  }
  event_words: {
    agency_id: string
    event_id: string
    start: number
    words: string
  }
  favorite_presets: {
    agency_id: string
    agency_user_id: string
    presets: string[]
    custom_preset_ids: string[]
  }
  file_pages: {
    agency_id: string
    file_id: string
    number: number
    page: Json<unknown>
    words: string
  }
  file_reading_steps: {
    agency_id: string
    file_id: string
    reader: number
    step: string
    answer: string
  }
  files: {
    id: string
    agency_id: string
    name: string
    mime_type: string
    size: number
    sha256: string
    blob_key: string
    state: Generated<FileState>
    progress: Generated<number>
    error: string | null
    reading_kind: string | null
    kind: string | null
    page_count: number | null
    warnings: OptionalJson<string[]>
    facts: NullableJson<unknown>
    created_by: string | null
    created_at: OptionalTime
    attempts: Generated<number>
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
    created_at: OptionalTime
    taught: NullableJson<unknown>
  }
  history: {
    agency_id: string
    id: string
    kind: HistoryKind
    actor: HistoryActor
    agency_user_id: string | null
    account_id: string | null
    policy_id: string | null
    certificate_id: string | null
    reason: string | null
    changes: OptionalJson<{ field: string; label: string; was: string | null; is: string | null }[]>
    about: OptionalJson<Record<string, string>>
    at: Time
    rev: number | null
    carrier_id: string | null
    custom_preset_id: string | null
  }
  import_references: {
    agency_id: string
    reference_key: string
    record_id: string
    import_id: string
  }
  import_rows: {
    agency_id: string
    import_id: string
    sheet: number
    position: number
    cells: string[]
    keys: Generated<string[]>
    said: string | null
    twin: number | null
    twin_differs: Generated<boolean>
    outcome: RowOutcome | null
    title: Generated<string>
    changes: OptionalJson<{ label: string; was: string | null; is: string | null }[]>
    problems: OptionalJson<{ field: string | null; message: string }[]>
    about_id: string | null
    written: NullableJson<Record<string, unknown>>
    undone: Generated<boolean>
    kept: string | null
    hidden: Generated<boolean>
    left_out: Generated<boolean>
  }
  imports: {
    agency_id: string
    id: string
    kind: ImportKind
    file_name: string
    state: ImportState
    sheets: Json<unknown[]>
    sheet: Generated<number>
    at_row: Generated<number>
    done: Generated<number>
    total: number
    counts: OptionalJson<Record<string, number>>
    asked_by: string | null
    undone_by: string | null
    created_at: Time
    ended_at: Date | null
    started_by: string | null
  }
  invitations: {
    id: string
    agency_id: string
    agency_user_id: string
    token_hash: Buffer
    created_at: Time
    expires_at: Time
    used_at: Date | null
  }
  invoices: {
    agency_id: string
    id: string
    number: number
    issued_on: string
    title: string
    period_starts_on: string
    period_ends_on: string
    billed_to: Json<{ name: string; mailingAddress: { line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string } }>
    lines: Json<{ name: string; quantity: number; unitAmount: number; totalAmount: number }[]>
    sub_total: number
    discount_total: number
    tax_total: number
    total: number
    amount_due: number
    state: InvoiceState
    created_at: Time
  }
  knowledge_bases: {
    agency_id: string
    id: string
    title: string
    created_by: string | null
    created_at: Time
    updated_at: Time
    rev: Generated<number>
  }
  knowledge_documents: {
    agency_id: string
    id: string
    number: Generated<number>
    base_id: string
    title: string
    content: string | null
    file_id: string
    indexed_file_id: string | null
    summary: string | null
    purpose: string | null
    status: Generated<string>
    error: string | null
    progress: Generated<number>
    started_at: Date | null
    completed_at: Date | null
    page_count: Generated<number>
    passage_count: Generated<number>
    rule_for: Generated<string[]>
    created_by: string | null
    created_at: Time
    updated_at: Time
    rev: Generated<number>
    embedded_with: string | null
    embedding_tried_at: Date | null
    edition: Generated<number>
    embedded_count: Generated<number>
    replaced_at: Date | null
  }
  knowledge_passages: {
    agency_id: string
    number: number
    at: number
    page: number
    words: string
  }
  knowledge_terms: {
    agency_id: string
    term: string
    number: number
    held: number
    postings: Buffer
  }
  knowledge_vectors: {
    agency_id: string
    number: number
    at: number
    signs: string
    vector: Buffer
  }
  known_devices: {
    token_hash: Buffer
    address_hash: Buffer
    seen_at: Time
  }
  message_files: {
    agency_id: string
    message_id: string
    workspace_id: string
    file_id: string
    position: number
    slot: Generated<string>
    named: Generated<boolean>
  }
  messages: {
    id: string
    agency_id: string
    workspace_id: string
    role: MessageRole
    content: string
    citations: OptionalJson<unknown[]>
    choices: OptionalJson<string[]>
    client_key: string | null
    created_at: OptionalTime
    rev: number
    said_by: string | null
    in_line: Generated<boolean>
  }
  mutation_keys: {
    agency_id: string
    client_key: string
    verb: string
    input_hash: Buffer
    result: Json<unknown>
    created_at: OptionalTime
  }
  payment_accounts: {
    agency_id: string
    customer_id: string | null
    subscription_id: string | null
    turn: string | null
    busy_until: Date | null
    change_key: string | null
    change_at: Date | null
    change_try: Generated<number>
    open_payment: NullableJson<unknown>
  }
  payment_events: {
    event_id: string
    agency_id: string
    type: string
    received_at: Time
  }
  payment_previews: {
    agency_id: string
    quote: string
    prorates_at: Time
  }
  plan_stage_events: {
    id: string
    agency_id: string
    workspace_id: string
    stage_id: string
    step: number
    part: number
    type: EventType
    state: PlanState
    title: string
    content: Generated<string>
    restarts: Generated<number>
    tool_call: NullableJson<unknown>
    error: string | null
    started_at: Date | null
    ended_at: Date | null
    rev: number
  }
  plan_stages: {
    id: string
    agency_id: string
    workspace_id: string
    run_id: string
    message_id: string | null
    type: StageType
    state: Generated<PlanState>
    started_at: Date | null
    ended_at: Date | null
    result: string | null
    error: string | null
    progress: NullableJson<unknown>
    created_at: OptionalTime
    rev: number
  }
  policies: {
    agency_id: string
    id: string
    account_id: string
    state: Generated<PolicyState>
    type: PolicyType
    policy_number: string | null
    quote_number: string | null
    market: Market | null
    source: Generated<PolicySource>
    carrier_id: string | null
    broker_id: string | null
    agency_user_id: string | null
    issued_at: string | null
    inforce_at: string | null
    expires_at: string | null
    billing_type: BillingType | null
    payment_interval: Generated<PaymentInterval>
    premium: Generated<string>
    taxes: Generated<string>
    agency_fees: Generated<string>
    broker_fees: Generated<string>
    policy_fees: Generated<string>
    other_fees: Generated<string>
    total: Generated<string>
    estimated_commission: Generated<string>
    minimum_earned_premium: Generated<string>
    limits: OptionalJson<Record<string, string>>
    details: OptionalJson<unknown>
    sources: OptionalJson<unknown>
    previous_id: string | null
    deleted_at: Date | null
    created_at: OptionalTime
    updated_at: OptionalTime
    rev: Generated<number>
    search_text: Generated<string>
    expires_sort: Generated<string>
    premium_cents: Generated<number>
    producer_id: string | null
    service_rep_id: string | null
  }
  policy_cancellations: {
    agency_id: string
    id: string
    policy_id: string
    canceled_at: OptionalTime
    canceled_by: CanceledBy
    effective_at: string
    type: CancellationType
    reason: CancellationReason
    reason_description: string | null
    return_premium: Generated<string>
    return_commission: Generated<string>
    closed_at: Date | null
    reinstated_at: Date | null
    reinstatement_effective_at: string | null
    reinstatement_description: string | null
  }
  policy_files: {
    agency_id: string
    policy_id: string
    file_id: string
    type: PolicyFileType
    notes: string | null
    visible: boolean
    created_by: string | null
    created_at: OptionalTime
    left_values: Generated<string[]>
  }
  preset_files: {
    agency_id: string
    preset_id: string
    file_id: string
    position: number
  }
  rate_limits: {
    key: string
    count: number
    resets_at: Time
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
    created_at: OptionalTime
  }
  runs: {
    id: string
    agency_id: string
    workspace_id: string
    message_id: string
    state: Generated<RunState>
    model: string
    error: string | null
    input_tokens: Generated<number>
    output_tokens: Generated<number>
    milliseconds: Generated<number>
    stop_requested: Generated<boolean>
    steps_before: Generated<number>
    created_at: OptionalTime
    ended_at: Date | null
    rev: number
    asked_by: string | null
  }
  saved_views: {
    agency_id: string
    id: string
    agency_user_id: string
    list: string
    name: string
    query: string
    created_at: Time
  }
  service_request_comments: {
    agency_id: string
    id: string
    request_id: string
    content: string
    agency_user_id: string | null
    created_at: Time
  }
  service_request_files: {
    agency_id: string
    request_id: string
    file_id: string
    talk_id: string | null
    position: number
  }
  service_request_talks: {
    agency_id: string
    id: string
    request_id: string
    kind: RequestTalk
    began_at: Time
    said: Json<{ role: string; content: string; at: string | null }[]>
  }
  service_request_versions: {
    agency_id: string
    request_id: string
    version: number
    created_at: Time
    update_types: string[]
    initiator_type: RequestInitiator
    initiator_id: string | null
    snapshot: Json<{ assigneeId: string | null; dueAt: string | null; notes: string | null }>
    about: OptionalJson<Record<string, string>>
  }
  service_requests: {
    agency_id: string
    id: string
    type: RequestType
    state: Generated<RequestState>
    channel: Generated<RequestChannel>
    account_id: string | null
    client_name: string | null
    client_email: string | null
    client_phone: string | null
    details: string | null
    title: Generated<string>
    data: OptionalJson<unknown>
    policy_id: string | null
    assignee_id: string | null
    due_at: Date | null
    resolution_notes: string | null
    closed_at: Date | null
    closed_by: string | null
    merged_into: string | null
    created_at: Time
    updated_at: Time
    rev: Generated<number>
    due_sort: OptionalTime
    search_text: Generated<string>
  }
  sessions: {
    id: string
    agency_id: string
    agency_user_id: string
    token_hash: Buffer
    created_at: OptionalTime
    expires_at: Time
    user_agent: Generated<string>
    network: string | null
    seen_at: OptionalTime
  }
  sign_in_codes: {
    id: string
    address_hash: Buffer
    code_hash: Buffer
    tries: Generated<number>
    created_at: OptionalTime
    expires_at: Time
    used_at: Date | null
    attempt_hash: Buffer | null
    is_reserve: Generated<boolean>
  }
  style_defaults: {
    agency_id: string
    since: Time
    base_style: string | null
    style_id: string | null
  }
  subscriptions: {
    agency_id: string
    plan: Generated<Plan>
    period: Generated<Period>
    state: Generated<SubscriptionState>
    seats: number | null
    voice_agents: Generated<number>
    prices: NullableJson<Record<string, Record<string, number>>>
    limits: NullableJson<Partial<Record<string, number | null>>>
    trial_ends_on: string | null
    period_starts_on: string | null
    period_ends_on: string | null
    contract_ends_on: string | null
    state_since: OptionalTime
    rev: Generated<number>
    pending_lines: OptionalJson<{ name: string; quantity: number; unitAmount: number; totalAmount: number }[]>
    billing_day: number | null
  }
  tasks: {
    agency_id: string
    id: string
    title: string
    due_on: string
    assignee_id: string | null
    account_id: string | null
    policy_id: string | null
    request_id: string | null
    created_at: Time
    created_by: string | null
    done_at: Date | null
    done_by: string | null
    rev: Generated<number>
  }
  tool_results: {
    agency_id: string
    run_id: string
    call_id: string
    output: Json<unknown>
    refused: Generated<boolean>
    created_at: OptionalTime
  }
  waiting_jobs: {
    agency_id: string
    name: string
    payload: Json<unknown>
  }
  workspace_knowledge: {
    agency_id: string
    workspace_id: string
    document_id: string
    place: number
  }
  workspaces: {
    id: string
    agency_id: string
    agency_user_id: string | null
    title: string
    title_edited: Generated<boolean>
    state: Generated<WorkspaceState>
    preset: string | null
    client_name: string | null
    keywords: Generated<string[]>
    schema_version: Generated<SchemaVersion>
    client_key: string | null
    archived_at: Date | null
    created_at: OptionalTime
    updated_at: OptionalTime
    rev: Generated<number>
    account_id: string | null
    service_request_id: string | null
    custom_preset_id: string | null
    instructions: NullableJson<unknown>
  }
}
