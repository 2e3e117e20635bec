import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../../graph/act.ts'
import { request } from '../../../graph/client.ts'
import {
  CreateTemplateDocument,
  TemplateDraftDocument,
  type TemplateDraftQuery,
} from '../../../graph/generated/graphql.ts'
import { count } from '../../../lib/count.ts'
import { newId } from '../../../lib/id.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { CheckField, ErrorText, Field, FieldErrors, FormProblem, TextInput, useFieldError } from '../../../ui/field.tsx'
import type { FieldError } from '../../../ui/field-errors.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.tsx'

type MakeTemplateProps = { workspaceId: string; artifactId: string; version: number; onClose: () => void }
type Draft = TemplateDraftQuery['documentTemplateDraft']

/** Makes a template of a document: the words that are ticked become places, and nothing else. */
export default function MakeTemplate({ onClose, ...of }: MakeTemplateProps) {
  const { workspaceId, artifactId, version } = of
  const [draft, setDraft] = useState<Draft | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    request(TemplateDraftDocument, { workspaceId, artifactId, version }, { signal: stop.signal }).then(
      ({ documentTemplateDraft }) => setDraft(documentTemplateDraft),
      () => stop.signal.aborted || setFailed(true),
    )
    return () => stop.abort()
  }, [workspaceId, artifactId, version])
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Make a template"
      description="What you tick becomes a place that Cara fills for the next client. Everybody in your agency sees the template, with the words that stay."
    >
      {draft ? (
        <TemplateForm draft={draft} of={of} onClose={onClose} />
      ) : (
        <DialogBody>
          {failed ? (
            <p role="alert">The document could not be read. Close this and try again.</p>
          ) : (
            <p role="status" className="inline-flex items-center gap-2 text-13 text-ink-2">
              <Spinner />
              Reading the document…
            </p>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

type TemplateFormProps = { draft: Draft; of: Omit<MakeTemplateProps, 'onClose'>; onClose: () => void }

function TemplateForm({ draft, of, onClose }: TemplateFormProps) {
  const [title, setTitle] = useState(draft.title)
  const [names, setNames] = useState<Readonly<Record<number, string>>>({})
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const [sending, setSending] = useState(false)
  const [key] = useState(newId)
  const act = useAct()
  const navigate = useNavigate()
  const { proposed, places } = draft
  const chosen = proposed.map((_one, index) => index).filter((index) => ticked.includes(index))

  const submit = async () => {
    setSending(true)
    const replacements = chosen.map((index) => ({ ...proposed[index]!, name: names[index] ?? proposed[index]!.name }))
    const outcome = await act(CreateTemplateDocument, { input: { ...of, title, replacements, key } })
    setSending(false)
    if (!outcome.ok)
      return setProblems(outcome.errors.length ? outcome.errors : [{ path: [], message: outcome.sentence }])
    onClose()
    toast(`${title} is in the list of templates`)
    await navigate('/app/templates')
  }

  return (
    <FieldErrors errors={problems}>
      <form
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogBody>
          <Field label="Title" path="title">
            {(control) => (
              <TextInput
                {...control}
                value={title}
                maxLength={120}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          {places.length > 0 && (
            <p className="text-13 text-ink-2">
              {count(places.length, 'place')} in the text already: {places.join(', ')}
            </p>
          )}
          {proposed.length > 0 ? (
            <fieldset className="grid gap-2">
              <legend className="mb-1 flex w-full items-center gap-2 text-13 font-medium">
                <span className="flex-1">Words that may change from client to client</span>
                <Button
                  look="quiet"
                  size="sm"
                  onClick={() => setTicked(chosen.length === proposed.length ? [] : [...proposed.keys()])}
                >
                  {chosen.length === proposed.length ? 'Tick none' : 'Tick all'}
                </Button>
              </legend>
              <ul className="divide-y divide-hairline rounded-8 border border-hairline">
                {proposed.map(({ words, name, at }, index) => (
                  <Words
                    key={name}
                    words={words}
                    times={at.length}
                    name={names[index] ?? name}
                    at={chosen.indexOf(index)}
                    onTick={(on) => setTicked(on ? [...ticked, index] : ticked.filter((one) => one !== index))}
                    onName={(next) => setNames({ ...names, [index]: next })}
                  />
                ))}
              </ul>
            </fieldset>
          ) : (
            <p className="text-13 text-ink-2">
              No words were found that change from client to client. Write [[WORDS]] in the document where a place is to
              be.
            </p>
          )}
          <Problem />
          <FormProblem />
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={sending}>
            {sending ? 'Making…' : 'Make template'}
          </Button>
        </DialogFoot>
      </form>
    </FieldErrors>
  )
}

/** What is said of all that was ticked. */
function Problem() {
  const problem = useFieldError('replacements')
  return problem ? <ErrorText>{problem}</ErrorText> : null
}

type WordsProps = {
  words: string
  times: number
  name: string
  /** Which of the ticked ones it is; -1 where it is not ticked. */
  at: number
  onTick: (on: boolean) => void
  onName: (name: string) => void
}

function Words({ words, times, name, at, onTick, onName }: WordsProps) {
  return (
    <li className="grid grid-cols-2 items-start gap-x-3 gap-y-1 px-3 py-2 max-md:grid-cols-1">
      <CheckField
        checked={at >= 0}
        path={`replacements.${String(at)}.words`}
        onChange={(event) => onTick(event.target.checked)}
        hint={`${times === 1 ? 'Once' : `${String(times)} times`}, as ${name}`}
      >
        <span className="wrap-anywhere">{words}</span>
      </CheckField>
      {at >= 0 && (
        <Field label={<span className="sr-only">Place for {words}</span>} path={`replacements.${String(at)}.name`}>
          {(control) => (
            <TextInput {...control} value={name} maxLength={80} onChange={(event) => onName(event.target.value)} />
          )}
        </Field>
      )}
    </li>
  )
}
