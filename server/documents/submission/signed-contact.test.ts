import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { writerOf } from './letter-parties.ts'
import { signedContact } from './signed-contact.ts'

const mail = (from: string, ...end: string[]) =>
  drawnPage(
    `\n  From: ${from}\n  Subject: Insurance\n\n  Please quote our insurance.\n\n${end.map((one) => `  ${one}`).join('\n')}\n`,
  )
const contactOf = (from: string, ...end: string[]) =>
  Object.fromEntries(
    signedContact(mail(from, ...end), 'Heron Quay Pottery LLC').map(({ part, parts }) => [part, parts['']]),
  )
const OWN = 'Lena Fosse <lena@heronquay.example>'

test('who signs with mail of their own company is to be asked', () => {
  expect(contactOf(OWN, 'Lena Fosse, owner', '859-555-0142')).toEqual({
    writer_name: 'Lena Fosse',
    writer_email: 'lena@heronquay.example',
    writer_phone: '859-555-0142',
  })
})

test('a number below the name of a company is its own', () => {
  expect(contactOf(OWN, 'Lena Fosse', 'Heron Quay Pottery', '859-555-0142').writer_phone).toBeUndefined()
})

test('whose mail is elsewhere signs over the name of the company', () => {
  const elsewhere = 'Lena Fosse <lena.fosse@example.com>'
  expect(contactOf(elsewhere, 'Lena Fosse', 'Owner', 'Heron Quay Pottery LLC').writer_name).toBe('Lena Fosse')
  expect(contactOf(elsewhere, 'Lena Fosse', 'Plover Insurance Agency')).toEqual({})
})

test('mail from its own domain tells who writes, where the letter names one company', () => {
  const named = (from: string, sentence: string) =>
    writerOf(mail(from, sentence, 'Lena Fosse'), []).find(({ part }) => part === 'name')?.parts['']
  const colorado = 'The owner is Heron Quay Pottery LLC, and we are at 4 Quay Street, Pueblo, CO 81004.'
  expect(named(OWN, colorado)).toBe('Heron Quay Pottery LLC')
  expect(named('Lena Fosse <lena@plover.example>', colorado)).toBeUndefined()
  expect(named(OWN, 'We are Heron Quay Pottery School, in Alder Fork.')).toBe('Heron Quay Pottery School')
  expect(named('Lena Fosse <lena@plover.example>', 'We are Heron Quay Pottery School, in Alder Fork.')).toBeUndefined()
})
