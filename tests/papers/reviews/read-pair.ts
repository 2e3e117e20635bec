import { findFacts, readDocument } from '../../../server/documents/index.ts'
import type { ReviewPaper } from '../../../server/reviews/types.ts'
import { fileOf } from '../../support/documents/file.ts'

/** The documents of a pair as the two options of a comparison. */
export const readPair = (printed: readonly Uint8Array[]): Promise<ReviewPaper[]> =>
  Promise.all(
    printed.map(async (bytes, at) => {
      const name = `Option ${String(at + 1)}.pdf`
      const { pages, warnings } = await readDocument(fileOf(name, bytes), name)
      return { fileId: name, name, slot: `[Option ${String(at + 1)}]`, facts: await findFacts(pages), pages, warnings }
    }),
  )
