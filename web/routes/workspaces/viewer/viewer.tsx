import { ChevronDown, Download, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Artifact, Source, Workspace } from '../../../graph/workspace.ts'
import { SourcePane } from '../../../parts/reviews/source-pane.tsx'
import { useMay } from '../../../parts/session.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { artifactTitle } from '../conversation/turns.ts'
import { OlderVersion } from './older-version.tsx'
import { OpenPanel } from './open-panel.tsx'
import { PlacesStrip } from './places-strip.tsx'
import { useCompared } from './use-compared.ts'

const FormViewer = lazy(() => import('./form-viewer.tsx'))
const EmailViewer = lazy(() => import('./email-viewer.tsx'))
const DocumentViewer = lazy(() => import('./document-viewer.tsx'))
const ReviewViewer = lazy(() => import('./review-viewer.tsx'))
const CompareVersions = lazy(() => import('./compare-versions.tsx'))
const VersionItems = lazy(() => import('./version-items.tsx'))

type ViewerProps = {
  workspace: Workspace
  artifact: Artifact | null
  newest: Artifact | null
  source: Source | null
  onSource: (source: Source | null) => void
  onVersion: (version: number) => void
  onSaved: (artifact: Artifact) => void
  onClose: () => void
}

/** The panel next to the conversation: what Cara made above, the page it rests on below. */
export default function Viewer({
  workspace,
  artifact,
  newest,
  source,
  onSource,
  onVersion,
  onSaved,
  onClose,
}: ViewerProps) {
  const { compared, compare, endComparing } = useCompared(artifact)
  const mayChange = useMay()('change', 'artifact')
  const isAtRest = workspace.state !== 'WORKING' && workspace.schemaVersion !== 'V0'
  const editable = mayChange && isAtRest && artifact === newest
  const shared = { workspaceId: workspace.id, editable, onSaved }
  return (
    <OpenPanel
      onClose={onClose}
      aria-label={artifact ? artifactTitle(artifact) : 'Source'}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col"
    >
      {artifact && (
        <>
          <ViewerHead artifact={artifact} onVersion={onVersion} onCompare={compare} onClose={onClose} />
          {newest && artifact !== newest ? (
            <OlderVersion
              key={artifact.version}
              workspaceId={workspace.id}
              artifact={artifact}
              onCompare={() => compare(artifact.version, newest.version)}
              restorable={isAtRest}
              onSaved={onSaved}
            />
          ) : (
            mayChange &&
            workspace.state === 'WORKING' && (
              // Over the foot, so that nothing moves when it goes.
              <p
                role="status"
                className="absolute inset-x-0 bottom-0 z-2 border-t border-hairline bg-sunken px-5 py-2 text-12 text-ink-2 max-md:px-4"
              >
                Cara is working. You can edit this when it is done.
              </p>
            )
          )}
          {artifact.form && (
            <FormViewer
              key={artifact.id}
              artifact={artifact}
              isNewest={artifact === newest}
              isAtRest={isAtRest}
              artifacts={workspace.artifacts}
              onSource={onSource}
              {...shared}
            />
          )}
          {artifact.email && <EmailViewer key={artifact.id} artifact={artifact} workspace={workspace} {...shared} />}
          {artifact.review && <ReviewViewer key={artifact.id} artifact={artifact} onSource={onSource} {...shared} />}
          {artifact.document && <PlacesStrip document={artifact.document} onSource={onSource} />}
          {artifact.document && <DocumentViewer key={artifact.id} artifact={artifact} {...shared} />}
        </>
      )}
      {artifact && newest && compared !== null && (
        <Suspense>
          <CompareVersions
            workspace={workspace}
            newest={newest}
            versions={[artifact.version, compared]}
            restorable={isAtRest}
            onChoose={compare}
            onSaved={onSaved}
            onClose={endComparing}
          />
        </Suspense>
      )}
      {source && (
        <SourcePane
          source={source}
          pages={workspace.files.find(({ id }) => id === source.fileId)?.pages ?? null}
          whole={!artifact}
          onClose={() => onSource(null)}
        />
      )}
    </OpenPanel>
  )
}

type HeadProps = Pick<ViewerProps, 'onVersion' | 'onClose'> & {
  artifact: Artifact
  onCompare: (version: number, other: number) => void
}

function ViewerHead({ artifact, onVersion, onCompare, onClose }: HeadProps): ReactNode {
  return (
    <header className="flex h-12 flex-none items-center gap-2 border-b border-hairline bg-surface pr-3 pl-5 max-md:pl-4">
      <h2 className="cut text-13! font-semibold! tracking-normal!">{artifactTitle(artifact)}</h2>
      {artifact.versions.length > 1 && (
        <Menu
          align="start"
          trigger={
            <Button look="quiet" size="sm">
              Version {artifact.version}
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
          items={() => (
            <VersionItems
              artifact={artifact}
              onVersion={onVersion}
              onCompare={(version) => onCompare(artifact.version, version)}
            />
          )}
        />
      )}
      <span className="ml-auto" />
      {artifact.pdf && (
        <ButtonAnchor
          look="quiet"
          size="sm"
          icon
          href={`${artifact.pdf.externalUrl}&download=1`}
          download
          aria-label="Download PDF"
          title="Download PDF"
        >
          <Download size={16} aria-hidden />
        </ButtonAnchor>
      )}
      <Button look="quiet" size="sm" icon aria-label="Close" onClick={onClose}>
        <X size={16} aria-hidden />
      </Button>
    </header>
  )
}
