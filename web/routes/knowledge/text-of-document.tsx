import { lazy, Suspense, useEffect, useRef } from 'react'
import { ErrorText, useFieldProblem } from '../../ui/field.tsx'

const RichText = lazy(async () => ({ default: (await import('../../ui/rich-text/rich-text.tsx')).RichText }))

type TextOfDocumentProps = { html: string; onHtml: (html: string) => void }

/** The text of a document that is written here; what is wrong with it stands below it, and takes the focus there. */
export default function TextOfDocument({ html, onHtml }: TextOfDocumentProps) {
  const problem = useFieldProblem('content')
  const titleProblem = useFieldProblem('title')
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not when the title is mended
  useEffect(() => {
    if (problem && !titleProblem) place.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()
  }, [problem])
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <span className="text-13 font-medium">Text</span>
      <div ref={place} className="min-w-0 rounded-8 border border-hairline bg-surface px-6 py-3 max-md:px-3">
        <Suspense fallback={<p className="min-h-60 text-13 text-ink-3">Loading the text…</p>}>
          <RichText label="Text of the document" value={html} editable onChange={onHtml} />
        </Suspense>
      </div>
      {problem && <ErrorText>{problem.message}</ErrorText>}
    </div>
  )
}
