import { useState } from 'react'
import { redirect } from 'react-router'
import { CLASS_CODE_HINT, classCodeFault } from '../../../../shared/class-codes.ts'
import { request } from '../../../graph/client.ts'
import { ClassCodeTableDocument, ImportClassCodesDocument } from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { doForm, type FormResult, textOf } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { counted } from '../../../parts/list-page/list.ts'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/import-codes.ts'
import { CLASS_CODE_LIST } from './class-code-list.tsx'

export async function clientLoader() {
  return (await request(ClassCodeTableDocument, {})).classCodeTable
}

export async function clientAction({ request: post }: Route.ClientActionArgs): Promise<FormResult | Response> {
  const form = await post.formData()
  const file = form.get('file')
  if (!(file instanceof File) || !file.name)
    return { errors: [{ path: ['file'], message: 'Choose the file with the codes.' }] }
  const input = { file, replaces: textOf(form, 'replaces') || null, key: textOf(form, 'key') }
  let imported = 0
  const failure = await doForm(async () => {
    const { importClassCodes } = await request(ImportClassCodesDocument, { input })
    imported = importClassCodes.classCodeTable?.codes ?? 0
    return importClassCodes
  })
  if (failure) return failure
  toast(`${counted(imported, CLASS_CODE_LIST.noun)} imported`)
  return redirect(CLASS_CODE_LIST.address)
}

/** The dialog in which a file becomes the agency's table, in place of the one there is. */
export default function ImportCodes({ loaderData: table, actionData }: Route.ComponentProps) {
  const [files, setFiles] = useState<File[]>([])
  const codes = table && counted(table.codes, CLASS_CODE_LIST.noun)
  return (
    <RouteDialog parent={CLASS_CODE_LIST.address} title={codes ? 'Replace the class codes' : 'Import class codes'}>
      {(close) => (
        <ActionForm result={actionData} once encType="multipart/form-data" className="flex min-h-0 flex-col">
          <DialogBody>
            {table && (
              <p>
                You have <b className="num font-medium">{codes}</b> now, from {table.fileName}. The codes of the new
                file replace all of them. This cannot be undone.
              </p>
            )}
            <input type="hidden" name="replaces" value={table?.id ?? ''} />
            <FileDrop
              label="Table of codes"
              name="file"
              path="file"
              multiple={false}
              accept=".csv,.tsv,.xlsx"
              files={files}
              faults={files.map(classCodeFault)}
              hint={CLASS_CODE_HINT}
              onChange={setFiles}
            />
            <FormProblem />
          </DialogBody>
          <FormFoot verb={codes ? `Replace ${codes}` : 'Import'} busy="Reading the table…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}
