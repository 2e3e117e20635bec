import { NETWORK_SENTENCE, RequestFailed } from './request-failed.ts'

export type UploadOptions = {
  signal?: AbortSignal
  /** Called with 0..1 while the bytes are sent. */
  onProgress?: (share: number) => void
}

/** The multipart form of a request (GraphQL multipart request spec: operations, map, then the files), or null without files. */
export function multipart(body: string, variables: unknown): FormData | null {
  const files: { path: string; file: File }[] = []
  findFiles(variables, 'variables', files)
  if (!files.length) return null
  const form = new FormData()
  form.append('operations', body)
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.append(String(index), file, file.name)
  return form
}

function findFiles(value: unknown, path: string, found: { path: string; file: File }[]) {
  if (value instanceof File) found.push({ path, file: value })
  else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) findFiles(item, `${path}.${key}`, found)
  }
}

/** Posts a form with progress; only XMLHttpRequest tells how much of a request has left. */
export function sendForm(form: FormData, { signal, onProgress }: UploadOptions) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', '/graphql')
    xhr.setRequestHeader('x-cara', '1')
    xhr.setRequestHeader('accept', 'application/json')
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText })
    xhr.onerror = () => reject(new RequestFailed('NETWORK', NETWORK_SENTENCE))
    xhr.onabort = () => reject(new RequestFailed('STOPPED', 'Stopped. Nothing was sent.'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(form)
  })
}
