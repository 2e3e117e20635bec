import { lazy, Suspense, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { type PresetId, presetOf } from '../../../shared/presets.ts'
import { request } from '../../graph/client.ts'
import { WorkspaceDocument } from '../../graph/generated/graphql.ts'
import { useLiveWorkspace } from '../../graph/live.ts'
import { RequestFailed } from '../../graph/request-failed.ts'
import type { Source, Workspace as WorkspaceData } from '../../graph/workspace.ts'
import { useMedia } from '../../lib/media.ts'
import { recall, remember } from '../../lib/remember.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { useMay } from '../../parts/session.ts'
import { Divider } from '../../ui/divider.tsx'
import type { Route } from './+types/workspace.ts'
import { Conversation } from './conversation/conversation.tsx'
import { FollowUp, Suggestions } from './conversation/follow-up.tsx'
import { RunEnd } from './conversation/run-end.tsx'
import { InfoPanel } from './info-panel.tsx'
import { useOpenArtifact } from './use-open-artifact.ts'
import { ReviewProvider } from './viewer/review-context.tsx'
import { WorkspaceHead } from './workspace-head.tsx'

const Viewer = lazy(() => import('./viewer/viewer.tsx'))
const InfoSlideOut = lazy(() => import('./info-slide-out.tsx'))
const SHARE_KEY = 'cara.panel.share'
const INFO_KEY = 'cara.panel.info'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { caraWorkspace } = await request(WorkspaceDocument, { id: params.id })
  if (!caraWorkspace) throw new RequestFailed('NOT_FOUND', 'Workspace not found')
  return { workspace: caraWorkspace }
}

/** The live view brings what changes; opening an artifact only changes the address. */
export function shouldRevalidate({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id || currentUrl.href === nextUrl.href
}

export default function WorkspaceRoute({ loaderData: { workspace } }: Route.ComponentProps) {
  return <WorkspaceScreen key={workspace.id} initial={workspace} />
}

function WorkspaceScreen({ initial }: { initial: WorkspaceData }) {
  const { workspace, connection, accept, acceptArtifact } = useLiveWorkspace(initial)
  const { newest, shown, open, close } = useOpenArtifact(workspace)
  const [source, setSource] = useState<Source | null>(null)
  const [share, setShare] = useState(() => Number(recall(SHARE_KEY) ?? 0.5))
  const info = useInfoPanel(Boolean(shown) || Boolean(source))

  /** Another thing brings its own evidence: the page of the one before goes. */
  const openArtifact = (id: string, version: number) => {
    if (id !== shown?.id) setSource(null)
    open(id, version)
  }
  const closePanel = () => {
    setSource(null)
    close()
  }
  const mayChange = useMay()('change', 'artifact')
  const editable = mayChange && workspace.state !== 'WORKING' && workspace.schemaVersion !== 'V0'
  return (
    <ReviewProvider workspaceId={workspace.id} editable={editable} onSaved={acceptArtifact}>
      <div data-sides className="relative flex h-dvh overflow-clip">
        <title>{`${workspace.title} – Cara`}</title>
        <main className="flex min-w-0 flex-1 flex-col">
          <WorkspaceHead workspace={workspace} onInfo={info.toggle} />
          <Conversation
            workspace={workspace}
            openArtifact={shown?.id ?? null}
            onArtifact={openArtifact}
            onSource={setSource}
          >
            <RunEnd workspace={workspace} />
            <Suggestions workspace={workspace} onAnswer={accept} />
          </Conversation>
          <FollowUp workspace={workspace} connection={connection} onAnswer={accept} />
        </main>
        {shown || source ? (
          <aside
            aria-label="What is open"
            style={{ width: `${String(share * 100)}%` }}
            className="flex min-w-0 flex-none bg-canvas max-md:fixed max-md:inset-0 max-md:z-30 max-md:w-full!"
          >
            <Divider
              label="Resize the panel"
              share={share}
              onShare={(next) => {
                setShare(next)
                remember(SHARE_KEY, String(next))
              }}
            />
            <Suspense>
              <Viewer
                workspace={workspace}
                artifact={shown}
                newest={newest}
                source={source}
                onSource={setSource}
                onVersion={(version) => shown && open(shown.id, version)}
                onSaved={(artifact) => {
                  acceptArtifact(artifact)
                  open(artifact.id, artifact.version)
                }}
                onClose={closePanel}
              />
            </Suspense>
          </aside>
        ) : (
          info.beside && (
            <aside
              aria-label="About this workspace"
              style={expectsArtifact(workspace) ? { width: `${String(share * 100)}%` } : undefined}
              className="w-90 flex-none overflow-y-auto border-l border-hairline bg-canvas"
            >
              <InfoPanel workspace={workspace} onArtifact={openArtifact} />
            </aside>
          )
        )}
        {info.over && (
          <Suspense>
            <InfoSlideOut workspace={workspace} onArtifact={openArtifact} onClose={info.toggle} />
          </Suspense>
        )}
      </div>
    </ReviewProvider>
  )
}

/** A form or a review opens by itself. */
const opensByItself = (preset: PresetId) =>
  presetOf(preset).review !== undefined || presetOf(preset).inputs.some(({ kind }) => kind === 'forms')

/** A form or a review is on its way: it opens by itself, so its room is kept and nothing moves when it does. */
function expectsArtifact({ preset, customPreset, state }: WorkspaceData) {
  const like = preset ?? customPreset?.inheritFromPreset
  return !!like && state === 'WORKING' && opensByItself(like)
}

/** Next to the conversation where there is room and nothing else is open; else over it, when asked for. */
function useInfoPanel(panelTaken: boolean) {
  const roomy = useMedia('(min-width: 1101px)')
  const [wanted, setWanted] = useState(() => recall(INFO_KEY) !== 'closed')
  const [over, setOver] = useState(false)
  const besidePossible = roomy && !panelTaken
  const toggle = () => {
    if (!besidePossible) return setOver((now) => !now)
    remember(INFO_KEY, wanted ? 'closed' : 'open')
    setWanted(!wanted)
  }
  return { beside: besidePossible && wanted, over: over && !besidePossible, toggle }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
