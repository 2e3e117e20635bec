import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { BASE_STYLES, DEFAULT_BASE_STYLE, PAGE_SIZES } from '../../../shared/document-styles.ts'
import type { StyleFormFragment } from '../../graph/generated/graphql.ts'
import { SelectField, TextAreaField, TextField } from '../../parts/form/fields.tsx'
import { textOf } from '../../parts/form/form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'

type StyleFieldsProps = { was?: StyleFormFragment; onChange: () => void }

/** The fields of a style, by the form keys of spec 2 §3. */
export function StyleFields({ was, onChange }: StyleFieldsProps) {
  const [base, setBase] = useState(was?.baseStyleId ?? DEFAULT_BASE_STYLE)
  return (
    <>
      <TextField label="Title" name="title" value={was?.title} maxLength={120} />
      <TextAreaField
        label="Description"
        name="description"
        value={was?.description}
        optional
        short
        hint="What it is for: proposals, letters, one office."
      />
      <SelectField
        label="Base style"
        name="baseStyleId"
        value={base}
        onValue={setBase}
        choices={BASE_STYLES}
        hint={BASE_STYLES.find(({ id }) => id === base)?.hint}
      />
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <ColorField label="Main color" name="accentColor" value={was?.accentColor ?? ''} onChange={onChange} />
        <ColorField label="Second color" name="secondColor" value={was?.secondColor ?? ''} onChange={onChange} />
      </div>
      <SelectField label="Page size" name="pageSize" value={was?.pageSize ?? 'LETTER'} choices={PAGE_SIZES} />
      <FileField
        label="Logo"
        name="logoFileId"
        upload="uploadLogo"
        was={was?.logo ?? null}
        accept="image/png,image/jpeg"
        hint="A PNG or JPEG, up to 5 MB. Without one, the name of your agency stands there."
        onChange={onChange}
      />
      <FileField
        label="Start pages"
        name="prefixFileId"
        upload="uploadPrefixFile"
        was={was?.prefixFiles[0] ?? null}
        accept="application/pdf,.pdf"
        hint="A PDF in the same page size that stands before every document, up to 20 MB."
        onChange={onChange}
      />
      <FileField
        label="End pages"
        name="suffixFileId"
        upload="uploadSuffixFile"
        was={was?.suffixFiles[0] ?? null}
        accept="application/pdf,.pdf"
        hint="The same behind every document: notices, your brochure."
        onChange={onChange}
      />
      <p className="text-12 text-ink-3">
        Name, address and phone come from your agency’s record: Settings, Agency. Start and end pages are in the PDF
        only.
      </p>
    </>
  )
}

type ColorFieldProps = { label: string; name: string; value: string; onChange: () => void }

/** A color that is typed or chosen; blank is that of the base style. */
function ColorField({ label, name, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState(value)
  return (
    <Field label={label} path={name} optional hint="Blank for the style’s own.">
      {(control) => (
        <span className="flex items-center gap-2">
          <TextInput
            {...control}
            name={name}
            value={typed}
            placeholder="#1f4e5f"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <input
            type="color"
            aria-label={`Choose the ${label.toLowerCase()}`}
            value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : '#808080'}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange()
            }}
            className="h-8 w-10 flex-none cursor-pointer rounded-6 border border-control bg-surface p-1 max-md:h-10"
          />
        </span>
      )}
    </Field>
  )
}

type FileFieldProps = {
  label: string
  name: string
  upload: string
  was: { id: string; name: string } | null
  accept: string
  hint: string
  onChange: () => void
}

/** The file that is kept, until it is taken out; then one to upload in its place. */
function FileField({ label, name, upload, was, accept, hint, onChange }: FileFieldProps) {
  const [kept, setKept] = useState(was)
  const [files, setFiles] = useState<File[]>([])
  // What was uploaded is kept from then on.
  const [shown, setShown] = useState(was)
  if (shown?.id !== was?.id) {
    setShown(was)
    setKept(was)
    setFiles([])
  }
  if (!kept)
    return (
      <FileDrop
        label={label}
        name={upload}
        path={upload}
        multiple={false}
        accept={accept}
        files={files}
        hint={hint}
        onChange={(next) => {
          setFiles(next)
          onChange()
        }}
      />
    )
  return (
    <div className="grid gap-[6px]">
      <span className="text-13 font-medium">{label}</span>
      <input type="hidden" name={name} value={kept.id} />
      <div className="flex min-h-10 items-center gap-2 rounded-8 border border-hairline pr-2 pl-3 text-13">
        <FileText size={16} className="text-ink-3" aria-hidden />
        <span className="cut min-w-0 flex-1">{kept.name}</span>
        <Button
          look="quiet"
          size="sm"
          icon
          aria-label={`Remove ${kept.name}`}
          onClick={() => {
            setKept(null)
            onChange()
          }}
        >
          <X size={16} aria-hidden />
        </Button>
      </div>
    </div>
  )
}

const fileIn = (form: FormData, name: string) => {
  const file = form.get(name)
  return file instanceof File && file.name ? file : null
}

/** The input to send. */
export const styleInput = (form: FormData) => ({
  title: textOf(form, 'title'),
  description: textOf(form, 'description'),
  baseStyleId: textOf(form, 'baseStyleId'),
  pageSize: textOf(form, 'pageSize'),
  accentColor: textOf(form, 'accentColor'),
  secondColor: textOf(form, 'secondColor'),
  logoFileId: textOf(form, 'logoFileId') || null,
  prefixFileId: textOf(form, 'prefixFileId') || null,
  suffixFileId: textOf(form, 'suffixFileId') || null,
  uploadLogo: fileIn(form, 'uploadLogo'),
  uploadPrefixFile: fileIn(form, 'uploadPrefixFile'),
  uploadSuffixFile: fileIn(form, 'uploadSuffixFile'),
})
