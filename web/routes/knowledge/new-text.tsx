import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { KNOWLEDGE_TITLE } from '../../../shared/knowledge.ts'
import { request } from '../../graph/client.ts'
import { CreateKnowledgeTextDocument } from '../../graph/generated/graphql.ts'
import { forgetDraft, keepDraft, useDraft } from '../../lib/draft.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { TextField } from '../../parts/form/fields.tsx'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-text.ts'
import { KNOWLEDGE } from './knowledge-list.tsx'
import { useBases } from './use-bases.ts'

const BaseField = lazy(() => import('./base-field.tsx'))
const TextOfDocument = lazy(() => import('./text-of-document.tsx'))

/** Where what is typed is kept. */
const [TITLE, TEXT] = ['knowledge.title', 'knowledge.text']

export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const [title, content, key] = [textOf(form, 'title'), textOf(form, 'content'), textOf(form, 'key')]
  const input = { title, content, baseId: textOf(form, 'baseId') || null, key }
  const failure = await doForm(
    async () => (await request(CreateKnowledgeTextDocument, { input })).createKnowledgeBaseTextDocument,
  )
  if (failure) return failure
  for (const place of [TITLE, TEXT]) forgetDraft(place)
  return { done: title }
}

/** The dialog in which a document of the library is written. What is typed is kept until it is saved, also when it is closed. */
export default function NewText({ actionData }: Route.ComponentProps) {
  const [begun, setBegun] = useState<Begun>({ turn: 0, aside: null })
  return (
    <RouteDialog
      wide="slide"
      keepsWords
      parent={KNOWLEDGE}
      title="Create Document"
      description="A text that Cara searches and cites: a procedure, a house rule, what a carrier told you."
    >
      {(close) => <NewForm key={begun.turn} result={actionData} close={close} begun={begun} onBegin={setBegun} />}
    </RouteDialog>
  )
}

/** How often the form was begun, and what was typed in the one before. */
type Begun = { turn: number; aside: { title: string; text: string } | null }

type NewFormProps = {
  result: Route.ComponentProps['actionData']
  close: () => void
  begun: Begun
  /** Another form takes the place of this one. */
  onBegin: (begun: Begun) => void
}

const isBlank = (html: string) => !/\S/.test(html.replaceAll(/<[^>]*>/g, ''))

function NewForm({ result, close, begun: { turn, aside }, onBegin }: NewFormProps) {
  const { bases, base } = useBases()
  const title = useDraft(TITLE)
  const text = useDraft(TEXT)
  const [isKept] = useState(!isBlank(title.draft.text + text.draft.text))
  const begin = (words: { title: string; text: string }, before: Begun['aside']) => {
    for (const [place, kept] of [
      [TITLE, words.title],
      [TEXT, words.text],
    ] as const) {
      forgetDraft(place)
      keepDraft(place, kept)
    }
    onBegin({ turn: turn + 1, aside: before })
  }
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turn) body.current?.querySelector('input')?.focus()
  }, [turn])
  const done = result && 'done' in result ? result.done : null
  // The list below has its row by then.
  const isOver = useNavigation().state === 'idle' && done !== null
  useEffect(() => {
    if (!isOver) return
    title.clear()
    text.clear()
    toast(`${done} added`)
  }, [isOver, done, title.clear, text.clear])
  useCloseWhenDone(isOver, close)
  return (
    <ActionForm once result={result && 'done' in result ? undefined : result} className="flex min-h-0 flex-1 flex-col">
      <DialogBody ref={body}>
        {isKept ? (
          <DraftNote
            said="You began this document before and did not save it. What you typed is still here."
            verb="Start anew"
            onAct={() => begin({ title: '', text: '' }, { title: title.draft.text, text: text.draft.text })}
          />
        ) : (
          aside &&
          isBlank(title.draft.text + text.draft.text) && (
            <DraftNote
              said="What you typed before is put aside."
              verb="Bring it back"
              onAct={() => begin(aside, null)}
            />
          )
        )}
        <TextField
          label="Title"
          name="title"
          value={title.draft.text}
          maxLength={KNOWLEDGE_TITLE}
          onValue={(words) => title.change({ text: words })}
        />
        {bases.length > 1 && (
          <Suspense>
            <BaseField bases={bases} value={base?.id} />
          </Suspense>
        )}
        <input type="hidden" name="content" value={text.draft.text} />
        <Suspense fallback={<p className="text-13 text-ink-3">Loading the text…</p>}>
          <TextOfDocument html={text.draft.text} onHtml={(html) => text.change({ text: html })} />
        </Suspense>
        <FormProblem />
      </DialogBody>
      <FormFoot verb="Create Document" busy="Saving…" close={close} />
    </ActionForm>
  )
}

type DraftNoteProps = { said: string; verb: string; onAct: () => void }

/** What became of the words that were typed before, and the other way. */
const DraftNote = ({ said, verb, onAct }: DraftNoteProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
    <p role="status" className="min-w-0 flex-1 basis-60">
      {said}
    </p>
    <Button size="sm" onClick={onAct}>
      {verb}
    </Button>
  </div>
)
