import { useState } from 'react'
import { UPLOAD_ACCEPT, uploadFaults, uploadHint } from '../../../shared/uploads.ts'
import { request } from '../../graph/client.ts'
import {
  TemplateAccountsDocument,
  TemplateViewDocument,
  type TemplateViewQuery,
} from '../../graph/generated/graphql.ts'
import { useDraft } from '../../lib/draft.ts'
import { sendByKey } from '../../lib/send-by-key.ts'
import { withNearAccounts } from '../../parts/accounts/near-accounts.ts'
import { QueryCombobox } from '../../parts/form/query-combobox.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { PresetFoot } from '../../parts/preset-foot.tsx'
import { useSession } from '../../parts/session.ts'
import { usePresetRun } from '../../parts/use-preset-run.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { Field, FieldErrors, FormProblem, TextArea } from '../../ui/field.tsx'
import type { FieldError } from '../../ui/field-errors.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import type { Route } from './+types/use-template.ts'
import { TEMPLATE_LIST } from './template-list.tsx'

export async function clientLoader({ params: { templateId } }: Route.ClientLoaderArgs) {
  return (await request(TemplateViewDocument, { id: templateId })).documentTemplate
}

/** Starts a workspace in which Cara writes a template for a client. What is written is kept until it is sent. */
export default function UseTemplate({ loaderData: template }: Route.ComponentProps) {
  return (
    <RouteDialog
      wide
      keepsWords
      parent={TEMPLATE_LIST.address}
      title={`Use ${template.title}`}
      description="Cara fills the places from the documents, the client’s records and your words, and says which stay empty."
    >
      {(close) => <UseForm key={template.id} template={template} close={close} />}
    </RouteDialog>
  )
}

type UseFormProps = { template: TemplateViewQuery['documentTemplate']; close: () => void }

function UseForm({ template, close }: UseFormProps) {
  const { draft, change, clear } = useDraft(`template.${template.id}`)
  const [accountId, setAccountId] = useState<string>()
  const { send, sending } = usePresetRun(null, accountId ? { accountId } : {})
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const { uploadLimits } = useSession()
  const faults = uploadFaults(draft.files, uploadLimits)

  const submit = async () => {
    if (faults.some(Boolean))
      return setProblems([{ path: ['files'], message: 'Take out the files that cannot be sent.' }])
    setProblems(undefined)
    const message = [`Write “${template.title}”`, draft.text.trim()].filter(Boolean).join('\n')
    const refused = await send(message, draft.files, draft.key)
    if (refused) setProblems(refused)
    else clear()
  }

  return (
    <FieldErrors errors={problems}>
      <form
        className="flex min-h-0 flex-col"
        onKeyDown={sendByKey}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogBody>
          <FileDrop
            label="Files"
            path="files"
            accept={UPLOAD_ACCEPT}
            hint={uploadHint(uploadLimits)}
            files={draft.files}
            faults={faults}
            onChange={(files) => {
              setProblems(undefined)
              change({ files })
            }}
          />
          <QueryCombobox
            label="Account"
            optional
            name="accountId"
            placeholder="Search by name, e-mail or phone"
            hint="The client it is for: its records are read as well."
            empty="No accounts yet."
            search={async (text, page, signal) => {
              const accounts = await withNearAccounts(text, page, signal, async (search, one) => {
                const found = await request(TemplateAccountsDocument, { filter: { search }, ...one }, { signal })
                return found.accounts
              })
              return accounts.map(({ id, name, email, place }) => ({
                ...{ id, label: name, aside: email, cursor: place?.cursor },
              }))
            }}
            onChoose={(choice) => {
              setAccountId(choice?.id)
              change({})
            }}
          />
          <Field
            label="Message"
            optional
            path="message"
            hint="What the documents do not say: “Effective date: 3/1/2027”."
          >
            {(control) => (
              <TextArea
                {...control}
                value={draft.text}
                onChange={(event) => change({ text: event.target.value })}
                placeholder="Values of your own, one a line"
              />
            )}
          </Field>
          <FormProblem />
        </DialogBody>
        <PresetFoot verb="Write it" sending={sending} onCancel={close} />
      </form>
    </FieldErrors>
  )
}
