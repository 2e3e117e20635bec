import { useRef, useState } from 'react'
import { redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import {
  type CertificateBatchForm,
  CertificateCandidatesDocument,
  type CertificateForm,
  CheckCertificateHoldersDocument,
  type CheckCertificateHoldersQuery,
  CreateCertificatesDocument,
} from '../../../graph/generated/graphql.ts'
import { count } from '../../../lib/count.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { Field, FormProblem, TextArea } from '../../../ui/field.tsx'
import type { Route } from './+types/issue-many.ts'
import { StatementFields } from './certificate-fields.tsx'
import { FormChoice, formIdOf, formsOf } from './form-choice.tsx'
import { PolicyChoice } from './policy-choice.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return (await request(CertificateCandidatesDocument, { accountId: params.id })).certificateCandidates
}

/** Starts the request and opens its progress. */
export async function clientAction({ request: post, params }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = {
    accountId: params.id,
    form: textOf(form, 'form') as CertificateBatchForm,
    holders: textOf(form, 'holders'),
    additionalInsured: form.has('additionalInsured'),
    descriptionOfOperations: textOf(form, 'descriptionOfOperations'),
    policyIds: form.getAll('policyIds').map(String),
    key: textOf(form, 'key'),
  }
  let id: string | undefined
  const failure = await doForm(async () => {
    const { createCertificates } = await request(CreateCertificatesDocument, { input })
    id = createCertificates.certificateBatch?.id
    return createCertificates
  })
  return failure ?? redirect(`/app/accounts/${params.id}/certificates/many/${id!}`)
}

type Checked = CheckCertificateHoldersQuery['checkCertificateHolders']

/** Each holder gets it on the form it has, as after a renewal. */
const AS_HELD = { id: 'AS_HELD', label: 'The form each holder has' }

/** One certificate for each holder of a pasted or uploaded list. */
export default function IssueMany({ loaderData, actionData, params }: Route.ComponentProps) {
  const forms = formsOf(loaderData)
  const [chosen, setChosen] = useState<string>(forms[0]!)
  const form = chosen === AS_HELD.id ? null : (chosen as CertificateForm)
  return (
    <RouteDialog
      parent={`/app/accounts/${params.id}/certificates`}
      title="Issue to many"
      description="One certificate for each holder. Nothing is sent to anybody."
      wide
    >
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <DialogBody>
            <HolderList />
            {forms.length > 1 ? (
              <FormChoice forms={forms} value={chosen} onValue={setChosen} first={AS_HELD} />
            ) : (
              <input type="hidden" name="form" value={chosen} />
            )}
            <PolicyChoice key={chosen} form={form} candidates={loaderData} />
            <StatementFields form={form ? formIdOf(form) : '25'} />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Issue certificates" busy="Starting…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}

/** Where the holders are pasted or come from a file. What is left out is said before anything is issued. */
function HolderList() {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const check = async (holders: string) => {
    setChecked(
      holders.trim() ? (await request(CheckCertificateHoldersDocument, { holders })).checkCertificateHolders : null,
    )
  }
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await chosen.text()
    setText(read)
    await check(read)
  }
  return (
    <div className="grid gap-2">
      <Field
        label="Certificate holders"
        path="holders"
        hint="One in a line: Name, 12 Elm St, Barre, VT 05641. Or rows from a sheet; end a line with yes for an additional insured."
      >
        {(control) => (
          <TextArea
            {...control}
            name="holders"
            value={text}
            rows={6}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => void check(text)}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="List of holders"
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button size="sm" className="w-fit" onClick={() => file.current?.click()}>
        Take from a CSV file
      </Button>
      {checked && <Found checked={checked} />}
    </div>
  )
}

function Found({ checked: { holders, repeats, unused, problems } }: { checked: Checked }) {
  return (
    <div role="status" className="text-13 text-ink-2">
      <p>
        {count(holders, 'holder')} found
        {repeats > 0 && `, ${count(repeats, 'repeat')} left out`}
        {problems.length > 0 && `, ${count(problems.length, 'line')} left out:`}
      </p>
      {unused.length > 0 && (
        <p className="mt-1 rounded-6 bg-wait-soft px-3 py-1 text-wait-ink">
          {unused.length === 1 ? 'This column is' : 'These columns are'} not used:{' '}
          {unused.map((column) => `“${column}”`).join(', ')}. Nothing in {unused.length === 1 ? 'it' : 'them'} is
          printed on the certificates.
        </p>
      )}
      <ul className="mt-1 grid gap-1">
        {problems.map(({ line, text, problem }) => (
          <li key={line} className="rounded-6 bg-wait-soft px-3 py-1 text-wait-ink">
            Line {line}, “{text}”: {problem}
          </li>
        ))}
      </ul>
    </div>
  )
}
