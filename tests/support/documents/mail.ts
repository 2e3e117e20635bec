export type Mail = {
  from?: string
  to?: string
  subject?: string
  date?: string
  text?: string
  html?: string
  attachments?: { name: string; type: string; content: Buffer }[]
}

const EDGE = 'edge-of-part'

/** An e-mail as it is kept in an EML file. */
export function makeEml(mail: Mail): Buffer {
  const head = [
    `From: ${mail.from ?? 'Dana Whitfield <dana@brightwater.example>'}`,
    `To: ${mail.to ?? 'service@agency.example'}`,
    `Subject: ${mail.subject ?? 'Certificate request'}`,
    `Date: ${mail.date ?? 'Tue, 03 Mar 2026 14:05:00 +0000'}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${EDGE}"`,
  ]
  const body = mail.html
    ? part('text/html; charset=utf-8', Buffer.from(mail.html))
    : part('text/plain; charset=utf-8', Buffer.from(mail.text ?? ''))
  const attached = (mail.attachments ?? []).map(({ name, type, content }) => {
    const encoded = `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`
    return part(type, content, `Content-Disposition: attachment; filename="${encoded}"`)
  })
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${[body, ...attached].join('')}--${EDGE}--\r\n`)
}

function part(type: string, content: Buffer, ...headers: string[]): string {
  const text = content.toString('base64').replace(/.{76}/g, '$&\r\n')
  const head = [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...headers].join('\r\n')
  return `--${EDGE}\r\n${head}\r\n\r\n${text}\r\n`
}
