import { useId, useState } from 'react'
import { SIGNATURE_LENGTH } from '../../../../shared/emails.ts'
import { ActionForm, Submit } from '../../../parts/form/action-form.tsx'
import { Field, FormProblem, TextArea } from '../../../ui/field.tsx'
import type { YouResult } from './you-result.ts'

/** What stands below the e-mails the user copies or opens from here. */
export function SignatureForm({ signature, result }: { signature: string; result: YouResult | undefined }) {
  const title = useId()
  const [text, setText] = useState(signature)
  return (
    <section aria-labelledby={title} className="border-t border-hairline pt-6">
      <h2 id={title}>E-mail signature</h2>
      <p className="mb-4 max-w-[66ch] text-13 text-ink-2">
        It is put below the e-mails that Cara drafts and you copy, open or download. You can leave it out of any of
        them.
      </p>
      <ActionForm result={result} className="grid gap-4">
        <input type="hidden" name="intent" value="signature" />
        <Field
          label="Signature"
          path="signature"
          optional
          hint={`${text.length.toLocaleString('en-US')} of ${SIGNATURE_LENGTH.toLocaleString('en-US')} characters`}
        >
          {(control) => (
            <TextArea
              {...control}
              name="signature"
              maxLength={SIGNATURE_LENGTH}
              value={text}
              placeholder={'Your name\nYour title, your agency\nYour phone'}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <FormProblem />
        <div>
          <Submit look="plain" busy="Saving…">
            Save signature
          </Submit>
        </div>
      </ActionForm>
    </section>
  )
}
