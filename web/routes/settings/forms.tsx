import { FileStack, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useRevalidator } from 'react-router'
import { FORM_CARDS } from '../../../shared/forms.ts'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import {
  DeleteFormTemplateDocument,
  type FormTemplatePartsFragment,
  FormTemplatesDocument,
} from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { useMay } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/forms.ts'
import { OwnersOnly } from './owners.tsx'

const Confirm = lazy(() => import('../../ui/confirm.tsx'))

export async function clientLoader() {
  const { formTemplates } = await request(FormTemplatesDocument, {})
  return { templates: formTemplates }
}

export default function Forms({ loaderData: { templates } }: Route.ComponentProps) {
  const [leaving, setLeaving] = useState<FormTemplatePartsFragment | null>(null)
  const act = useAct()
  const mayChange = useMay()('create', 'form-template')
  const { revalidate } = useRevalidator()

  const remove = async () => {
    if (!leaving) return undefined
    const outcome = await act(DeleteFormTemplateDocument, { id: leaving.id })
    if (!outcome.ok) return outcome.sentence
    toast(`${leaving.fileName} deleted`)
    await revalidate()
    return undefined
  }

  return (
    <section aria-labelledby="forms-title" className="max-w-200">
      <title>Forms – Cara</title>
      <div className="mb-4 flex items-start gap-4 max-md:flex-wrap">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="forms-title">Your fillable forms</h2>
          <p className="max-w-[66ch] text-13 text-ink-2">
            With a fillable PDF that your agency is licensed to use, Cara fills that form. Without one, it fills its own
            worksheet, which is neither a certificate nor the form.
          </p>
        </div>
        {mayChange && templates.length > 0 && (
          <DialogLink to="upload" className={buttonLook({ look: 'primary' })}>
            <Plus size={16} aria-hidden />
            Upload a form
          </DialogLink>
        )}
      </div>
      {!mayChange && <OwnersOnly>Owners upload and delete forms.</OwnersOnly>}
      <div className="rounded-8 border border-hairline">
        {templates.length ? (
          <ul className="divide-y divide-hairline">
            {templates.map((template) => (
              <Template
                key={template.id}
                template={template}
                onDelete={mayChange ? () => setLeaving(template) : undefined}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={FileStack}
            title="No forms uploaded"
            action={
              mayChange && (
                <DialogLink to="upload" className={buttonLook({ look: 'primary' })}>
                  Upload a form
                </DialogLink>
              )
            }
          >
            ACORD forms belong to ACORD, so Cara brings none.{' '}
            {mayChange
              ? 'Upload the fillable PDFs your agency holds a license for, and Cara fills those.'
              : 'Cara fills the fillable PDFs your agency holds a license for, once an owner has uploaded them.'}
          </EmptyState>
        )}
      </div>
      <Suspense>
        {leaving && (
          <Confirm
            open
            onClose={() => setLeaving(null)}
            title={`Delete ${leaving.fileName}?`}
            verb="Delete"
            danger
            onConfirm={remove}
          >
            New workspaces will use the worksheet instead. Forms that were filled already stay as they are.
          </Confirm>
        )}
      </Suspense>
      <Outlet />
    </section>
  )
}

type TemplateProps = { template: FormTemplatePartsFragment; onDelete: (() => void) | undefined }

function Template({ template, onDelete }: TemplateProps) {
  const card = FORM_CARDS.find((one) => one.id === template.form)
  const whole = template.missing.length === 0
  return (
    <li className="grid gap-2 px-4 py-3 text-13">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>{card?.name ?? template.form}</h3>
        <span className="text-ink-2">
          {template.edition ? `edition ${template.edition}` : 'edition not recognized'}
        </span>
        <Badge tone={whole ? 'done' : 'wait'}>
          {whole ? 'All fields found' : `${String(template.missing.length)} fields missing`}
        </Badge>
        {onDelete && (
          <Button
            look="quiet"
            size="sm"
            icon
            className="ml-auto"
            aria-label={`Delete ${template.fileName}`}
            onClick={onDelete}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        )}
      </div>
      <p className="text-ink-2">{template.fileName}</p>
      <p className="text-12 text-ink-3">
        {template.matched} fields matched, {template.unmatched.length} not matched · License confirmed{' '}
        <When at={template.licenceConfirmedAt} />
        {template.licenceConfirmedBy && ` by ${template.licenceConfirmedBy.name}`}
      </p>
      {(template.unmatched.length > 0 || template.missing.length > 0) && (
        <details className="text-12 text-ink-2">
          <summary className="w-fit rounded-4 font-medium text-accent-ink hover:underline">Show the fields</summary>
          <Names title="In the form, missing in this PDF" names={template.missing} />
          <Names title="In this PDF, not known to the form" names={template.unmatched} />
        </details>
      )}
    </li>
  )
}

function Names({ title, names }: { title: string; names: string[] }) {
  if (!names.length) return null
  return (
    <div className="mt-2">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 columns-2 gap-6 text-ink-3 max-md:columns-1">
        {names.map((name) => (
          <li key={name} className="cut" title={name}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
