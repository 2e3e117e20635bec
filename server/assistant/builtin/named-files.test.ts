import { expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { as } from '../../../tests/support/house.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere, rehearsing } from '../../../tests/support/rehearsal/rehearse.ts'
import { readFile } from '../../domains/files/reading.ts'
import { listWaiting } from '../../domains/knowledge/index-store.ts'
import { indexNext } from '../../domains/knowledge/jobs.ts'
import { updateDocument, uploadDocuments } from '../../domains/knowledge/service.ts'

rehearseHere()

/** A document of the knowledge base under a title of its own. */
async function aGuide(title: string, lines: string[]) {
  const { test, agency } = rehearsing()
  const acting = { house: test.house, actor: agency.actor }
  const file = await anUpload(test, 'scan-0117.pdf', Buffer.from(await makePdf([linesPage(lines)])))
  const [id] = await uploadDocuments(acting, { files: [file] })
  await updateDocument(acting, id!, { title })
  while ((await as(test.house, agency.actor, ({ db }) => listWaiting(db, 1))).length)
    await indexNext(test.house, { agencyId: agency.agencyId }, new AbortController().signal, readFile)
  return id!
}

/** A lease, plainly invented, whose limits tell which one it is. */
const aLease = async (name: string, limit: string, hail: string) =>
  paperOf(
    name,
    await makePdf([
      linesPage([
        'LEASE AGREEMENT',
        'ARTICLE 9 INSURANCE',
        `9.1 Tenant shall maintain commercial general liability insurance of not less than ${limit} each occurrence.`,
        `9.2 Damage by hail is paid for by the ${hail}.`,
      ]),
    ]),
  )

it('a question that names files with "@" is answered from these alone', async () => {
  const rehearsal = new Rehearsal()
  await rehearsal.say('Summarize these.', [
    await aLease('Harbor.pdf', '$2,000,000', 'landlord'),
    await aLease('Harbor.pdf', '$3,000,000', 'tenant'),
  ])
  const { files } = rehearsal.conversation
  const all = await rehearsal.say('Who pays for damage by hail?')
  expect(all.answer).toMatch(/landlord/)
  expect(all.answer).toMatch(/tenant/)
  // Two files of one name: only the id tells them apart.
  const one = await rehearsal.say('In Harbor.pdf, who pays for damage by hail?', [], [files[1]!.file.id])
  expect(one.answer).toMatch(/tenant/)
  expect(one.answer).not.toMatch(/landlord/)
  expect(one.calls.find(({ name }) => name === 'SEARCH_FILE')?.input.files).toEqual(['F2'])
  const after = await rehearsal.say('Who pays for damage by hail?')
  expect(after.answer).toMatch(/landlord/)
})

const FORMS_OF_THE_GUIDE = [
  'TAMARIND CASUALTY CARRIER GUIDE',
  'Form CG 20 10 is available for ongoing operations.',
  'Form CG 20 37 is available for completed operations.',
  'A roofer pays a deductible of $5,000.',
]

it('the title of a named document is no word of the question, which is asked of that document', async () => {
  const long =
    'A very long carrier guide for the ongoing business of contractors, cafés and 1,000 others (second edition)'
  for (const title of ['Carrier guide', long]) {
    const guide = await aGuide(title, [...FORMS_OF_THE_GUIDE, title.length > 20 ? 'Second edition.' : 'First edition.'])
    for (const message of [
      `${title} which form is available for ongoing operations?`,
      `${title}: which form is available for ongoing operations?`,
      `In ${title} which form is available for ongoing operations?`,
      `Which form is available for ongoing operations in ${title}?`,
      `Which form is available for ongoing operations? ${title} `,
    ]) {
      const { answer, calls } = await new Rehearsal().say(message, [], [guide])
      expect(answer.replaceAll('**', ''), message).toContain('CG 20 10 is available for ongoing operations')
      expect(answer, message).not.toMatch(/not sure|may not answer|nothing about|drafted|second edition\) which/i)
      expect(JSON.stringify(calls.map(({ input }) => input)), message).not.toContain(title)
    }
  }
})

it('a question beside other files is asked of the document it names, and a later one of what it names', async () => {
  const guide = await aGuide('Appetite of Tamarind', FORMS_OF_THE_GUIDE)
  const rehearsal = new Rehearsal()
  const lease = await aLease('Harbor.pdf', '$2,000,000', 'landlord')
  const first = await rehearsal.say('Appetite of Tamarind what is the deductible of a roofer?', [lease], [guide])
  expect(first.answer).toMatch(/\$5,000/)
  expect(first.calls.find(({ name }) => name === 'SEARCH_FILE')?.input.files).toEqual(['F1'])
  const hail = await rehearsal.say('Who pays for damage by hail?')
  expect(hail.answer).toMatch(/landlord/)
  const again = await rehearsal.say('What does Appetite of Tamarind say of completed operations?', [], [guide])
  expect(again.answer.replaceAll('**', '')).toMatch(/CG 20 37 is available for completed operations/)
  expect(again.answer).not.toMatch(/not sure|may not answer|nothing about|landlord/i)
  expect((await rehearsal.say('Appetite of Tamarind', [], [guide])).answer).toMatch(
    /“Appetite of Tamarind”.*CG 20 10 is available/s,
  )
})
