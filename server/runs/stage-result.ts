import type { AttachmentProgress } from './types.ts'

const LONGEST = 240

/** The summary of an answer: its first sentence, without headings, emphasis and the marks of its sources. */
export function firstSentence(answer: string): string {
  const plain = answer
    .replace(/\[\d+\]/g, '')
    .replace(/^[#>\-*\s]+/gm, '')
    .replaceAll('**', '')
  const line = plain.split('\n').find((one) => one.trim()) ?? ''
  const [first] = new Intl.Segmenter('en-US', { granularity: 'sentence' }).segment(line.trim())
  const sentence = (first?.segment ?? '').replace(/\s+([.,;:!?])/g, '$1').trim()
  return sentence.length > LONGEST ? `${sentence.slice(0, LONGEST - 1).trimEnd()}…` : sentence
}

/** How many files were read, of how many pages: "Read 2 of 3 files, 14 pages." */
export function whatWasRead(progress: AttachmentProgress[]): string {
  const read = progress.filter(({ error }) => !error)
  const pages = read.reduce((sum, file) => sum + (file.pages ?? 0), 0)
  const some = read.length < progress.length ? `${read.length} of ` : ''
  return `Read ${some}${count(progress.length, 'file')}${pages ? `, ${count(pages, 'page')}` : ''}.`
}

const count = (number: number, of: string) => `${number} ${of}${number === 1 ? '' : 's'}`
