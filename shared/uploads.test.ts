import { expect, it } from 'vitest'
import { formFault, formHint, uploadFault, uploadFaults, uploadHint } from './uploads.ts'

const LIMITS = { fileBytes: 50 * 1024 * 1024, files: 2 }

it.each([
  ['setup.exe', 10, 'Cara does not read .exe files. Choose another file.'],
  ['old.DOC', 10, 'Cara does not read .doc files. Save it as DOCX or PDF.'],
  ['empty.pdf', 0, 'This file is empty. Choose another one.'],
  ['big.pdf', 60 * 1024 * 1024, 'This file is larger than 50 MB. Split it, or save it smaller.'],
  ['Policy.PDF', 10, null],
  ['Scan without an ending', 10, null],
])('says of %s (%i bytes): %s', (name, size, fault) => {
  expect(uploadFault({ name, size }, LIMITS)).toBe(fault)
})

it('says of those beyond the count that they are too many', () => {
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({ name, size: 1 }))
  expect(uploadFaults(files, LIMITS)).toEqual([null, null, expect.stringMatching(/^Up to 2 files/)])
})

it('states what may be sent', () => {
  expect(uploadHint(LIMITS)).toBe('PDF, pictures, Word, Excel, text and e-mail, up to 50 MB each, 2 files')
})

it('takes a PDF alone as a form, and states that', () => {
  expect(formFault({ name: 'blank.docx', size: 10 }, LIMITS)).toBe('A form is a PDF. Choose another file.')
  expect(formFault({ name: 'blank.PDF', size: 10 }, LIMITS)).toBeNull()
  expect(formFault({ name: 'blank.pdf', size: 0 }, LIMITS)).toMatch(/empty/)
  expect(formHint(LIMITS)).toBe('A PDF with fields, up to 50 MB')
})
