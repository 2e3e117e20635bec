import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateArtifactDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact, FormValue, Source } from '../../../graph/workspace.ts'
import { recall, remember } from '../../../lib/remember.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast.tsx'
import { countsOf } from './counts.ts'
import { EvidenceLayer } from './evidence-layer.tsx'
import { FormPages } from './form-pages.tsx'
import { FormValues } from './form-values.tsx'

type Tab = 'pdf' | 'values'
const TAB_KEY = 'cara.form.tab'
const TABS = [
  { value: 'pdf', label: 'PDF' },
  { value: 'values', label: 'Values' },
] as const

export type ArtifactViewerProps = {
  artifact: Artifact
  workspaceId: string
  editable: boolean
  onSaved: (artifact: Artifact) => void
}

/** A filled form: how its values came about, the PDF or the values, and evidence behind every one of them. */
export default function FormViewer({
  artifact,
  workspaceId,
  editable,
  onSaved,
  onSource,
}: ArtifactViewerProps & { onSource: (source: Source) => void }) {
  const [tab, setTab] = useState<Tab>(() => (recall(TAB_KEY) === 'values' ? 'values' : 'pdf'))
  const [pending, setPending] = useState<{ name: string; value: string } | null>(null)
  const act = useAct()
  const form = artifact.form!
  const fields = pending
    ? form.fields.map((field) => (field.name === pending.name ? changed(field, pending.value) : field))
    : form.fields

  const chooseTab = (next: Tab) => {
    setTab(next)
    remember(TAB_KEY, next)
  }
  /** Shows the value at once, and takes it back with the reason when it is refused. */
  const save = async ({ name, label, value: seen }: FormValue, value: string) => {
    const now = form.fields.find((field) => field.name === name)?.value
    if (now !== seen) return refuse(label, `It was changed elsewhere to “${now ?? ''}” meanwhile.`)
    setPending({ name, value })
    const input = { form: { fields: [{ name, value }] } }
    const outcome = await act(UpdateArtifactDocument, {
      workspaceId,
      artifactId: artifact.id,
      version: artifact.version,
      input,
    })
    setPending(null)
    if (outcome.ok && outcome.value.artifact) return onSaved(outcome.value.artifact)
    refuse(label, outcome.ok ? 'Try again.' : outcome.sentence)
  }

  return (
    <EvidenceLayer editable={editable && !pending} onSource={onSource} onSave={save}>
      <div className="flex flex-none flex-wrap items-center gap-x-4 border-b border-hairline bg-surface px-5 max-md:px-4">
        <Tabs id="form" label="Show the form as" value={tab} tabs={TABS} onChange={chooseTab} />
        <Counts fields={fields} onMissing={() => chooseTab('values')} />
      </div>
      <div
        id="form-panel"
        role="tabpanel"
        aria-labelledby={`form-${tab}`}
        className="relative min-h-0 flex-1 overflow-y-auto p-5 max-md:px-3"
      >
        <Findings findings={form.findings} />
        {tab === 'pdf' ? (
          <FormPages artifact={artifact} workspaceId={workspaceId} fields={fields} />
        ) : (
          <FormValues form={{ ...form, fields }} />
        )}
      </div>
    </EvidenceLayer>
  )
}

function refuse(label: string, reason: string) {
  toast(`${label} was not changed. ${reason}`, { tone: 'fail' })
}

function changed(field: FormValue, value: string): FormValue {
  return { ...field, value, state: value ? 'EDITED' : 'BLANK', source: null, reason: null }
}

function Counts({ fields, onMissing }: { fields: FormValue[]; onMissing: () => void }) {
  const { sourced, inferred, edited, missing } = countsOf(fields)
  return (
    <p className="ml-auto flex flex-wrap items-center gap-x-4 py-1 text-12 text-ink-2 tabular-nums">
      <span className="inline-flex items-center gap-[6px]">
        <i className="inline-block w-4 border-b-2 border-accent-line" />
        <span>
          <b className="font-semibold text-ink">{sourced}</b> with a source
        </span>
      </span>
      <span className="inline-flex items-center gap-[6px]">
        <i className="inline-block w-4 border-b-2 border-dashed border-control" />
        <span>
          <b className="font-semibold text-ink">{inferred}</b> inferred
        </span>
      </span>
      {edited > 0 && (
        <span>
          <b className="font-semibold text-ink">{edited}</b> changed
        </span>
      )}
      <button
        type="button"
        className="rounded-4 font-medium text-accent-ink hover:underline"
        onClick={() => {
          onMissing()
          requestAnimationFrame(() => document.getElementById('blanks')?.scrollIntoView({ block: 'start' }))
        }}
      >
        {missing.length} not found in the documents
      </button>
    </p>
  )
}

function Findings({ findings }: { findings: NonNullable<Artifact['form']>['findings'] }) {
  if (!findings.length) return null
  return (
    <ul aria-label="Checks" className="mb-4 grid gap-2">
      {findings.map(({ severity, message }) => {
        const serious = severity === 'ERROR'
        const Icon = serious ? CircleAlert : TriangleAlert
        return (
          <li
            key={message}
            className={`flex gap-2 rounded-8 px-3 py-2 text-13 ${serious ? 'bg-fail-soft text-fail-ink' : 'bg-wait-soft text-wait-ink'}`}
          >
            <Icon size={16} className="mt-[2px]" aria-hidden />
            <span>
              <span className="sr-only">{serious ? 'Error: ' : 'Warning: '}</span>
              {message}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
