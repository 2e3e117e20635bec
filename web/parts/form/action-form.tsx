import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { FieldErrors } from '../../ui/field.tsx'
import type { FormResult } from './form-result.ts'

/** Whether the form of this route is on its way. */
const useIsSending = () => useNavigation().formData !== undefined

type ActionFormProps = FormProps & { result: FormResult | undefined }

/**
 * A form that its route's action answers: load, do, show. What is typed stays until it is done, sending twice sends once, and each
 * error stands at the field whose path it has.
 */
export function ActionForm({ result, children, ...rest }: ActionFormProps) {
  const isSending = useIsSending()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) event.preventDefault()
  }
  return (
    <FieldErrors errors={result?.errors}>
      <Form method="post" replace onSubmit={onSubmit} {...rest}>
        {children}
      </Form>
    </FieldErrors>
  )
}

type SubmitProps = ComponentProps<typeof Button> & { /** What it says while the form is on its way. */ busy: ReactNode }

/** Sends the form it stands in. It keeps the focus while the form is on its way, so it is never disabled for that. */
export function Submit({ busy, children, ...rest }: SubmitProps) {
  const isSending = useIsSending()
  return (
    <Button type="submit" look="primary" aria-disabled={isSending || undefined} {...rest}>
      {isSending ? busy : children}
    </Button>
  )
}
