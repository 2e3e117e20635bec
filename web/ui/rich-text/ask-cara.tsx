import { DOMSerializer, type Fragment } from '@tiptap/pm/model'
import { Check, RotateCcw, Sparkles, Square, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { DiffText } from '../diff-text.tsx'
import { ErrorText } from '../field.tsx'
import { Kbd } from '../kbd.tsx'
import { Spinner } from '../spinner.tsx'
import type { Opened } from './open-editor.ts'
import { followPart, htmlOfPart, isAlike, nodesIn, nodesOf, replacePart, selectedPart, wordsIn } from './part.ts'

/** What could stand in place of a part of the text; without `after`, why nothing does. */
export type Proposed = { after: string | null; note: string }
/** Asks for a change of a part, given as HTML. Never throws. */
export type Ask = (part: string, instruction: string, signal: AbortSignal) => Promise<Proposed>

type AskCaraProps = { opened: Opened; ask: Ask; onClose: () => void }

const CHANGED = 'This part was changed meanwhile, so nothing was put in. Try again with the part as it is now.'
const READ_ONLY = 'This text cannot be changed right now. Accept it when Cara is done.'

/** Asks for a change of the selected blocks, and shows it beneath them to accept or refuse. The rest can be edited meanwhile. */
export function AskCara({ opened, ask, onClose }: AskCaraProps) {
  const { editor } = opened
  const [followed, setFollowed] = useState<ReturnType<typeof followPart> | null>(null)
  const [instruction, setInstruction] = useState('')
  const [waiting, setWaiting] = useState<AbortController | null>(null)
  const [proposal, setProposal] = useState<{ was: Fragment; nodes: Fragment; note: string } | null>(null)
  const [problem, setProblem] = useState('')
  const [top, setTop] = useState(0)
  const box = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const accept = useRef<HTMLButtonElement>(null)
  const asked = useRef<AbortController | null>(null)
  const id = useId()

  useLayoutEffect(() => {
    const following = followPart(editor, selectedPart(editor))
    const place = () => {
      const frame = editor.view.dom.closest('[data-rich-text]')!.getBoundingClientRect()
      setTop(editor.view.coordsAtPos(following.now().to, -1).bottom - frame.top + 6)
    }
    setFollowed(following)
    place()
    editor.on('transaction', place)
    window.addEventListener('resize', place)
    return () => {
      editor.off('transaction', place)
      window.removeEventListener('resize', place)
      following.letGo()
      asked.current?.abort()
    }
  }, [editor])
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when what it shows is another thing
  useEffect(() => {
    const control = proposal ? accept.current : waiting ? null : field.current
    control?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [proposal, waiting, top > 0])

  const leave = () => {
    onClose()
    editor.commands.focus()
  }
  const send = async () => {
    if (!instruction.trim() || !followed || waiting) return
    const was = nodesIn(editor, followed.now())
    const stop = new AbortController()
    asked.current = stop
    setProblem('')
    setProposal(null)
    setWaiting(stop)
    const { after, note } = await ask(htmlOfPart(opened, followed.now()), instruction.trim(), stop.signal)
    if (asked.current !== stop) return
    setWaiting(null)
    if (stop.signal.aborted) return
    if (after === null) setProblem(note)
    else setProposal({ was, nodes: nodesOf(after, editor.schema), note })
  }
  const stop = () => {
    waiting?.abort()
    setWaiting(null)
  }
  const take = () => {
    if (!proposal || !followed) return
    const part = followed.now()
    if (!isAlike(nodesIn(editor, part), proposal.was)) return again(CHANGED)
    if (!editor.isEditable) return setProblem(READ_ONLY)
    replacePart(editor, part, proposal.nodes)
    leave()
  }
  const again = (why = '') => {
    setProposal(null)
    setProblem(why)
  }

  return (
    <section
      ref={box}
      aria-label="Ask Cara"
      style={{ top }}
      className="raised absolute inset-x-0 z-3 grid max-w-full scroll-my-12 gap-2 rounded-8 p-3 text-13 shadow-pop"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        if (waiting) stop()
        else leave()
      }}
    >
      {proposal ? (
        <>
          <p role="status" className="text-12 text-ink-2">
            <span className="font-medium">Cara proposes:</span> {proposal.note}
          </p>
          <Change was={proposal.was} nodes={proposal.nodes} serializer={DOMSerializer.fromSchema(editor.schema)} />
        </>
      ) : (
        <>
          <label htmlFor={id} className="text-12 font-medium text-ink-2">
            What should Cara change here?
          </label>
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={instruction}
            maxLength={2000}
            readOnly={!!waiting}
            placeholder="Make this shorter"
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setInstruction(event.target.value)
              setProblem('')
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void send()
            }}
            className="field-sizing-content max-h-40 min-h-8 w-full resize-none rounded-6 border border-control bg-surface px-2 py-1.5 text-13 max-md:min-h-10 max-md:text-16"
          />
        </>
      )}
      {problem && (
        <span id={`${id}-problem`}>
          <ErrorText>{problem}</ErrorText>
        </span>
      )}
      <div className="flex flex-wrap items-center gap-1">
        {waiting && (
          <span role="status" className="flex items-center gap-2 text-12 text-ink-2">
            <Spinner />
            Cara is writing…
          </span>
        )}
        {proposal && (
          <Button look="quiet" size="sm" className="max-md:h-10" onClick={() => again()}>
            <RotateCcw size={14} aria-hidden />
            Try again
          </Button>
        )}
        <span className="ml-auto" />
        {proposal ? (
          <>
            <Button look="quiet" size="sm" className="max-md:h-10" onClick={leave}>
              <X size={14} aria-hidden />
              Refuse <Kbd>Esc</Kbd>
            </Button>
            <Button ref={accept} look="primary" size="sm" className="max-md:h-10" onClick={take}>
              <Check size={14} aria-hidden />
              Accept
            </Button>
          </>
        ) : waiting ? (
          <Button size="sm" className="max-md:h-10" onClick={stop}>
            <Square size={12} aria-hidden />
            Stop
          </Button>
        ) : (
          <>
            <Button look="quiet" size="sm" className="max-md:h-10" onClick={leave}>
              Cancel
            </Button>
            <Button look="primary" size="sm" className="max-md:h-10" onClick={() => void send()}>
              <Sparkles size={14} aria-hidden />
              Ask
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

const inLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
const kindsOf = (nodes: Fragment) => nodes.content.map(({ type }) => type.name).join(' ')

type ChangeProps = { was: Fragment; nodes: Fragment; serializer: DOMSerializer }

/** What would be removed and added, by words; where the layout changes, also how it would stand. */
function Change({ was, nodes, serializer }: ChangeProps) {
  const place = useRef<HTMLDivElement>(null)
  const [before, after] = [wordsIn(was), wordsIn(nodes)]
  const isSaid = inLine(before) === inLine(after)
  const isLaidOut = isSaid || kindsOf(was) !== kindsOf(nodes)
  useEffect(() => place.current?.replaceChildren(serializer.serializeFragment(nodes)), [nodes, serializer])
  return (
    <section
      aria-label="Proposed change"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-6 border border-hairline bg-surface p-3 text-prose"
    >
      {!isSaid && <DiffText before={before} after={after} side="both" />}
      {isLaidOut && after && (
        <>
          <p className="mt-2 mb-1 text-12 text-ink-2 first:mt-0">
            {isSaid ? 'The words stay the same. It would stand like this:' : 'It would stand like this:'}
          </p>
          <div ref={place} className="document rounded-4 bg-sunken p-2" />
        </>
      )}
      {!after && <p className="mt-2 text-12 text-ink-2">This part would be deleted.</p>}
    </section>
  )
}
