import { ChevronDown, Download, X } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import type { Artifact, Source, Workspace } from '../../../graph/workspace.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { artifactTitle } from '../conversation/turns.ts'
import { SourcePane } from './source-pane.tsx'

const FormViewer = lazy(() => import('./form-viewer.tsx'))
const EmailViewer = lazy(() => import('./email-viewer.tsx'))
const DocumentViewer = lazy(() => import('./document-viewer.tsx'))
const MenuChoices = lazy(() => import('../../../ui/menu-choices.tsx'))

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

/** The panel beside the conversation: what Cara made above, the page it rests on below. */
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
  const editable = workspace.state !== 'WORKING' && workspace.schemaVersion !== 'V0' && artifact === newest
  const shared = { workspaceId: workspace.id, editable, onSaved }
  return (
    <aside aria-label={artifact ? artifactTitle(artifact) : 'Source'} className="flex min-h-0 flex-1 flex-col">
      {artifact && (
        <>
          <ViewerHead artifact={artifact} onVersion={onVersion} onClose={onClose} />
          {!editable && (
            <p role="status" className="flex-none bg-sunken px-5 py-2 text-12 text-ink-2 max-md:px-4">
              {workspace.state === 'WORKING'
                ? 'Cara is working. You can edit this when it is done.'
                : `This is version ${String(artifact.version)}. Only the newest version can be edited.`}
            </p>
          )}
          {artifact.form && <FormViewer key={artifact.id} artifact={artifact} onSource={onSource} {...shared} />}
          {artifact.email && <EmailViewer key={artifact.id} artifact={artifact} {...shared} />}
          {artifact.document && <DocumentViewer key={artifact.id} artifact={artifact} {...shared} />}
        </>
      )}
      {source && (
        <SourcePane source={source} files={workspace.files} whole={!artifact} onClose={() => onSource(null)} />
      )}
    </aside>
  )
}

type HeadProps = { artifact: Artifact; onVersion: (version: number) => void; onClose: () => void }

function ViewerHead({ artifact, onVersion, onClose }: HeadProps): ReactNode {
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
            <MenuChoices
              label="Version"
              value={String(artifact.version)}
              choices={artifact.versions
                .toReversed()
                .map(({ version }) => ({ value: String(version), label: `Version ${String(version)}` }))}
              onChange={(version) => onVersion(Number(version))}
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
