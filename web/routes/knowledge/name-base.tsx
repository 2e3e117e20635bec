import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { KNOWLEDGE_TITLE } from '../../../shared/knowledge.ts'
import { useAct } from '../../graph/act.ts'
import { CreateKnowledgeBaseDocument, RenameKnowledgeBaseDocument } from '../../graph/generated/graphql.ts'
import { TextField } from '../../parts/form/fields.tsx'
import { textOf } from '../../parts/form/form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FieldErrors, FormProblem } from '../../ui/field.tsx'
import type { FieldError } from '../../ui/field-errors.ts'
import { type Base, KNOWLEDGE } from './knowledge-list.tsx'

type NameBaseProps = {
  /** The one that is renamed; without it a new one is made, and looked at. */
  base?: Base
  onClose: () => void
}

/** Asks for the name of a knowledge base. It closes when that is saved. */
export default function NameBase({ base, onClose }: NameBaseProps) {
  const act = useAct()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const [isSaving, setSaving] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    const title = textOf(new FormData(event.currentTarget), 'title')
    const outcome = base
      ? await act(RenameKnowledgeBaseDocument, { id: base.id, title })
      : await act(CreateKnowledgeBaseDocument, { title })
    setSaving(false)
    if (!outcome.ok)
      return setProblems(outcome.errors.length ? outcome.errors : [{ path: [], message: outcome.sentence }])
    onClose()
    await revalidate()
    if (!base && outcome.value.knowledgeBase)
      await navigate(`${KNOWLEDGE}?tab=${outcome.value.knowledgeBase.id}`, { replace: true })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={base ? 'Rename the knowledge base' : 'New knowledge base'}
      description={base ? undefined : 'A part of the library by itself: carriers, procedures, forms.'}
    >
      <FieldErrors errors={problems}>
        <form onSubmit={(event) => void save(event)} noValidate>
          <DialogBody>
            <TextField label="Name" name="title" value={base?.title} maxLength={KNOWLEDGE_TITLE} />
            <FormProblem />
          </DialogBody>
          <DialogFoot>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" aria-disabled={isSaving || undefined}>
              {base ? 'Rename' : 'Make it'}
            </Button>
          </DialogFoot>
        </form>
      </FieldErrors>
    </Dialog>
  )
}
