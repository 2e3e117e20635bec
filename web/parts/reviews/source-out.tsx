import type { Source } from '../../graph/workspace.ts'
import { SlideOut } from '../../ui/dialog.tsx'
import { SourcePane } from './source-pane.tsx'

/** The words a side rests on and their page, over what is shown. */
export default function SourceOut({ source, onClose }: { source: Source; onClose: () => void }) {
  return (
    <SlideOut open onClose={onClose} title="Source">
      <blockquote className="mx-6 my-3 border-l-2 border-accent pl-[10px] text-13 max-md:mx-4">
        “{source.quote}”
      </blockquote>
      <SourcePane source={source} pages={null} whole />
    </SlideOut>
  )
}
