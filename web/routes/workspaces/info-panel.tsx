import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Workspace } from '../../graph/workspace.ts'
import { fileSize } from '../../lib/size.ts'
import { duration } from '../../lib/time.ts'
import { When } from '../../parts/when.tsx'
import { presetName, WorkspaceBadge } from '../../parts/workspace-badge.tsx'
import { FileChip } from './conversation/ask.tsx'
import { modelName } from './conversation/model-name.ts'
import { artifactTitle, turnsOf } from './conversation/turns.ts'

type InfoPanelProps = { workspace: Workspace; onArtifact: (id: string, version: number) => void }

const WORTH_SAYING_MS = 1000

/** Facts about the workspace: its user, files, artifacts, and the model. */
export function InfoPanel({ workspace, onArtifact }: InfoPanelProps) {
  const { run } = workspace
  const took = tookOf(workspace)
  return (
    <div className="grid gap-6 p-5 text-13">
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-3">
        <Fact name="Status">
          <WorkspaceBadge state={workspace.state} />
        </Fact>
        <Fact name="Started from">
          {workspace.customPreset ? (
            <Link to={`/app/presets/${workspace.customPreset.id}/edit`} className="text-accent-ink hover:underline">
              {workspace.customPreset.title}
            </Link>
          ) : (
            presetName(workspace)
          )}
        </Fact>
        {workspace.serviceRequest && (
          <Fact name="Opened for">
            <Link
              to={`/app/servicing/${workspace.serviceRequest.id}/overview`}
              className="text-accent-ink hover:underline"
            >
              {workspace.serviceRequest.title}
            </Link>
            {workspace.serviceRequest.state === 'CLOSED' && <span className="block text-12 text-ink-3">Resolved</span>}
          </Fact>
        )}
        <Fact name="Client">
          {workspace.account ? (
            <Link to={`/app/accounts/${workspace.account.id}/overview`} className="text-accent-ink hover:underline">
              {workspace.account.name}
            </Link>
          ) : (
            (workspace.metadata.clientName ?? '–')
          )}
        </Fact>
        <Fact name="User">{workspace.agencyUser?.name ?? '–'}</Fact>
        <Fact name="Created">
          <When at={workspace.createdAt} />
        </Fact>
        <Fact name="Last updated">
          <When at={workspace.updatedAt} />
        </Fact>
        {run && <Fact name="Answered by">{modelName(run.model)}</Fact>}
        {took && <Fact name="Took">{took}</Fact>}
      </dl>
      {workspace.files.length > 0 && (
        <section aria-label="Files">
          <h2 className="mb-2 text-13! font-semibold! tracking-normal!">
            Files <span className="font-medium text-ink-3">{workspace.files.length}</span>
          </h2>
          <ul className="grid gap-2">
            {workspace.files.map((file) => (
              <li key={file.id} className="min-w-0">
                <FileChip file={file} />
                <p className="mt-[2px] text-12 text-ink-3 first-letter:uppercase">
                  {file.error
                    ? file.error
                    : [
                        file.kind === 'other' ? null : file.kind?.replace('-', ' '),
                        file.pages && (file.pages === 1 ? '1 page' : `${String(file.pages)} pages`),
                        fileSize(file.size),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {workspace.artifacts.length > 0 && (
        <section aria-label="Made here">
          <h2 className="mb-2 text-13! font-semibold! tracking-normal!">Made here</h2>
          <ul className="grid gap-1">
            {workspace.artifacts.map((artifact) => (
              <li key={artifact.id}>
                <button
                  type="button"
                  className="cut max-w-full rounded-4 text-left font-medium text-accent-ink hover:underline"
                  onClick={() => onArtifact(artifact.id, artifact.version)}
                >
                  {artifactTitle(artifact)}
                </button>
                <p className="text-12 text-ink-3">
                  <When at={artifact.versions[0]?.createdAt ?? artifact.createdAt} />
                  {artifact.version > 1 && `, version ${String(artifact.version)}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** How long the newest turn took, as its line in the conversation says; null while it is under way. */
function tookOf(workspace: Workspace) {
  const stages = turnsOf(workspace).at(-1)?.stages ?? []
  if (stages.some(({ state }) => state === 'IN_PROGRESS' || state === 'PLANNED')) return null
  const from = stages.find(({ startedAt }) => startedAt)?.startedAt
  const to = stages.findLast(({ endedAt }) => endedAt)?.endedAt
  return from && to && Date.parse(to) - Date.parse(from) >= WORTH_SAYING_MS ? duration(from, to) : null
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
