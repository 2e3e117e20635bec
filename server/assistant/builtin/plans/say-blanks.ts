import { FORMS } from '../../../forms/index.ts'
import { lowered, plainWords } from '../answer/facts-in-words.ts'
import { partsUnread } from '../answer/say-passages.ts'
import { namesWord } from '../answer/word-match.ts'
import type { Citations } from '../citations.ts'
import { type Blank, lastDocument, lastForm, lastPdf } from '../made.ts'
import { papersOf } from '../papers.ts'
import type { Talk } from '../talk.ts'
import { sayEmptyPlaces } from './fill-document.ts'
import { sayPdfBlanks } from './fill-pdf.ts'
import { isExpected, isNotFound } from './missing.ts'

/** What is blank on the form that was filled last, by section, with the reason where there is one of its own. */
export function sayBlanks(talk: Talk, citations: Citations): string {
  const document = lastDocument(talk)
  if (document) return sayEmptyPlaces(talk, document, citations)
  const pdf = lastPdf(talk)
  if (pdf) return sayPdfBlanks(talk, pdf, citations)
  const filled = lastForm(talk)!
  const form = FORMS.find(({ id }) => id === filled.formId)!
  const { text } = talk.turns.at(-1)!
  const asked = form.fields
    .map(({ section }) => section)
    .filter((section) => namesWord(text, section.replace(/ liability| and excess/i, '')))
  const isEmpty = (section: string) =>
    !form.fields.some((field) => field.section === section && filled.values.has(field.name))
  const sections = [...new Set(form.fields.map(({ section }) => section))].filter((section) =>
    asked.length ? asked.includes(section) : !/^(?:Head|Signature|Other policy|Description)$/.test(section),
  )
  const rows = sections.flatMap((section) => {
    if (isEmpty(section))
      return [`- ${section}: all of it. ${emptyReason(filled.blank.find((blank) => blank.section === section))}`]
    const blanks = filled.blank.filter(
      (blank) => blank.section === section && (isExpected(form, blank) || !isNotFound(blank)),
    )
    const plain = blanks.filter(isNotFound).map(({ label }) => lowered(label))
    const told = blanks.filter((blank) => !isNotFound(blank))
    return [
      ...(plain.length ? [`- ${section}: ${plain.join(', ')} (not found in the documents)`] : []),
      ...told.map(({ field, label, reason }) => {
        const source = filled.sources.get(field)
        const mark = source?.kind === 'document' ? ` ${citations.cite(source.file, source.page, source.quote)}` : ''
        return `- ${section}, ${lowered(label)}: ${plainWords(reason)}${mark}`
      }),
    ]
  })
  return rows.length
    ? `These are blank on ${form.name}:\n\n${rows.join('\n')}\n\nAttach a document that holds them, or tell me the values, and I fill them in.${partsUnread(papersOf(talk).read)}`
    : `Everything a reader would expect is filled on ${form.name}.`
}

const emptyReason = (blank: Blank | undefined) =>
  blank && !isNotFound(blank) ? plainWords(blank.reason) : 'I did not find it in the documents.'
