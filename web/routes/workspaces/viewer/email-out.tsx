import { Check, Copy, Download, ExternalLink } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { addressesIn, htmlOfEmail, MAILTO_LENGTH, textOfEmail, wrongAddress } from '../../../../shared/emails.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useSession } from '../../../parts/session.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Draft } from './email-draft.ts'

const COPIED_MS = 2000 // spec 2 §9

type EmailOutProps = {
  draft: Draft
  /** Where the e-mail is as a file. */
  href: string
  /** While something typed is not saved yet. */
  waits: boolean
}

/** The ways an e-mail leaves the app by the user's hand: copied, opened in a mail program, or as a file with its attachments. */
export function EmailOut({ draft, href, waits }: EmailOutProps) {
  const { signature } = useSession().user
  const [copied, setCopied] = useState(0)
  const [isMaking, setMaking] = useState(false)
  const text = textOfEmail(draft, signature)
  useEffect(() => {
    if (!copied) return
    const note = window.setTimeout(() => setCopied(0), COPIED_MS)
    return () => window.clearTimeout(note)
  }, [copied])

  const copy = async () => {
    if (!(await copyRich(draft.subject, text)))
      return toast('This browser did not allow copying. Select the text and copy it by hand.', { tone: 'fail' })
    setCopied((times) => times + 1)
  }
  const refuseWrong = () => {
    const wrong = wrongAddress(draft.toEmail) ?? wrongAddress(draft.cc)
    if (wrong) toast(wrong, { tone: 'fail' })
    return wrong !== null
  }
  const whole = mailto(draft, text)
  const isLong = whole.length > MAILTO_LENGTH
  const open = (event: MouseEvent) => {
    if (refuseWrong()) return event.preventDefault()
    if (draft.attachments.length)
      toast('A mail app gets no attachments this way. Download the e-mail to have them inside.')
    // The link goes to the mail app without the text: programs cut a long one without a word.
    if (isLong) void copyLong()
  }
  const copyLong = async () => {
    if (await copyRich(null, text))
      toast('This e-mail is too long to be handed to a mail app. Its text is copied: paste it there.')
    else toast('This e-mail is too long to be handed to a mail app. Download it instead.', { tone: 'fail' })
  }
  const download = async () => {
    if (refuseWrong()) return
    setMaking(true)
    const answer = await fetch(href).catch(() => null)
    setMaking(false)
    if (!answer?.ok) {
      const why = answer ? await answer.text() : 'There is no connection.'
      return toast(`The e-mail was not made. ${why}`, { tone: 'fail' })
    }
    saveFile(await answer.blob(), `${draft.subject.replaceAll(/[/\\:*?"<>|]/g, ' ').trim() || 'E-mail'}.eml`)
  }

  return (
    <>
      <Button look="primary" onClick={() => void copy()}>
        {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </Button>
      <ButtonAnchor href={isLong ? mailto(draft, '') : whole} onClick={open}>
        <ExternalLink size={16} aria-hidden />
        Open in mail app
      </ButtonAnchor>
      <Button disabled={isMaking || waits} onClick={() => void download()}>
        <Download size={16} aria-hidden />
        {isMaking ? 'Making the e-mail…' : 'Download'}
      </Button>
    </>
  )
}

/** Copies for programs that take formatted text and those that take plain text alone; false where the browser does not allow it. */
async function copyRich(subject: string | null, text: string): Promise<boolean> {
  const plain = subject === null ? text : `Subject: ${subject}\n\n${text}`
  const html = `${subject === null ? '' : `${htmlOfEmail(`Subject: ${subject}`)}\n`}${htmlOfEmail(text)}`
  try {
    const as = (type: string, words: string) => new Blob([words], { type })
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': as('text/plain', plain), 'text/html': as('text/html', html) }),
    ])
    return true
  } catch {
    return (
      navigator.clipboard?.writeText(plain).then(
        () => true,
        () => false,
      ) ?? false
    )
  }
}

function mailto({ toEmail, cc, subject }: Draft, text: string) {
  const listed = (addresses: string) =>
    addressesIn(addresses)
      .map(({ address }) => encodeURIComponent(address).replaceAll('%40', '@'))
      .join(',')
  const parts = [
    ...(cc ? [`cc=${listed(cc)}`] : []),
    `subject=${encodeURIComponent(subject)}`,
    ...(text ? [`body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`] : []),
  ]
  return `mailto:${listed(toEmail)}?${parts.join('&')}`
}
