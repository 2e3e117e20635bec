import { readFile } from '../../../server/domains/files/reading.ts'
import { listWaiting } from '../../../server/domains/knowledge/index-store.ts'
import { indexNext } from '../../../server/domains/knowledge/jobs.ts'
import { uploadDocuments } from '../../../server/domains/knowledge/service.ts'
import type { LibraryDocument } from '../../papers/library/types.ts'
import { linesPage, makePdf } from '../documents/pdf.ts'
import { anUpload } from '../files.ts'
import { as } from '../house.ts'
import { rehearsing } from './rehearse.ts'

const AT_ONCE = 20

/** Puts documents into the knowledge base of the agency of a test's rehearsals, printed, and has them indexed. */
export async function shelve(documents: readonly LibraryDocument[]) {
  const { test, agency } = rehearsing()
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const files = []
    for (const { name, pages } of documents.slice(from, from + AT_ONCE))
      files.push(
        await anUpload(test, `${name}.pdf`, Buffer.from(await makePdf(pages.map((lines) => linesPage(lines))))),
      )
    await uploadDocuments({ house: test.house, actor: agency.actor }, { files })
  }
  while ((await as(test.house, agency.actor, ({ db }) => listWaiting(db, 1))).length)
    await indexNext(test.house, { agencyId: agency.agencyId }, new AbortController().signal, readFile)
}
