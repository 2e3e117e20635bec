/** What may be sent with one message; the server's own limits come with the page. */
export type UploadLimits = { fileBytes: number; files: number }

/** The kinds of file Cara reads, and how their names end. */
const UPLOAD_KINDS = [
  { name: 'PDF', ends: ['pdf'] },
  { name: 'pictures', ends: ['png', 'jpg', 'jpeg', 'tif', 'tiff', 'webp'] },
  { name: 'Word', ends: ['docx'] },
  { name: 'Excel', ends: ['xlsx', 'csv', 'tsv'] },
  { name: 'text', ends: ['txt', 'text', 'md', 'log'] },
  { name: 'e-mail', ends: ['eml'] },
] as const

/** Kinds that are one step away from one that is read. */
const SAVE_AS: Record<string, string> = {
  doc: 'Save it as DOCX or PDF.',
  rtf: 'Save it as DOCX or PDF.',
  xls: 'Save it as XLSX.',
  msg: 'Save it as EML or PDF.',
  ppt: 'Save it as PDF.',
  pptx: 'Save it as PDF.',
  heic: 'Save it as JPEG.',
  zip: 'Upload the files in it one by one.',
}

const ENDS: readonly string[] = UPLOAD_KINDS.flatMap((kind) => kind.ends)
const MB = 1024 * 1024

/** What an input for files accepts. */
export const UPLOAD_ACCEPT = ENDS.map((end) => `.${end}`).join(',')

/** "PDF, pictures, Word, Excel, text and e-mail, up to 50 MB", for one file. */
export function uploadHintForOne({ fileBytes }: Pick<UploadLimits, 'fileBytes'>) {
  const names = UPLOAD_KINDS.map((kind) => kind.name)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}, up to ${megabytes(fileBytes)}`
}

/** The same for several: "… up to 50 MB each, 20 files". */
export const uploadHint = ({ fileBytes, files }: UploadLimits) =>
  `${uploadHintForOne({ fileBytes })} each, ${String(files)} files`

/** Why a file cannot be sent and what to do, or null. Its real format is detected when it is read. */
export function uploadFault(file: { name: string; size: number }, limits: UploadLimits): string | null {
  const end = /\.([^.\s]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (end && !ENDS.includes(end)) return `Cara does not read .${end} files. ${SAVE_AS[end] ?? 'Choose another file.'}`
  if (file.size === 0) return 'This file is empty. Choose another one.'
  if (file.size > limits.fileBytes)
    return `This file is larger than ${megabytes(limits.fileBytes)}. Split it, or save it smaller.`
  return null
}

/** What is wrong with each of these files, in their order: null for those that can be sent. The first ones fit the count. */
export function uploadFaults(files: readonly { name: string; size: number }[], limits: UploadLimits) {
  return files.map(
    (file, place) =>
      uploadFault(file, limits) ??
      (place >= limits.files
        ? `Up to ${String(limits.files)} files go with one message. Send this one with the next.`
        : null),
  )
}

/** "A PDF with fields, up to 50 MB" */
export const formHint = ({ fileBytes }: UploadLimits) => `A PDF with fields, up to ${megabytes(fileBytes)}`

/** Why a file cannot be kept as a form of the agency, or null. */
export function formFault(file: { name: string; size: number }, limits: UploadLimits): string | null {
  return /\.pdf$/i.test(file.name) ? uploadFault(file, limits) : 'A form is a PDF. Choose another file.'
}

const megabytes = (bytes: number) => `${String(Math.round(bytes / MB))} MB`

/** A file name without control characters and without those that turn the reading direction around to hide how it ends. */
export const plainName = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  name.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
