import { expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'

rehearseHere()

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
