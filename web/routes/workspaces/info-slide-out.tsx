import type { Workspace } from '../../graph/workspace.ts'
import { SlideOut } from '../../ui/dialog.tsx'
import { InfoPanel } from './info-panel.tsx'

type InfoSlideOutProps = {
  workspace: Workspace
  onArtifact: (id: string, version: number) => void
  onClose: () => void
}

/** The information panel where there is no room next to the conversation. */
export default function InfoSlideOut({ workspace, onArtifact, onClose }: InfoSlideOutProps) {
  return (
    <SlideOut open onClose={onClose} title="About this workspace">
      <div className="overflow-y-auto">
        <InfoPanel
          workspace={workspace}
          onArtifact={(id, version) => {
            onClose()
            onArtifact(id, version)
          }}
        />
      </div>
    </SlideOut>
  )
}
