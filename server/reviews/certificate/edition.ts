import { imprintOf } from '../../documents/index.ts'
import { acord25 } from '../../forms/acord-25/index.ts'
import { placeIn } from '../holdings.ts'
import type { Certificate } from './certificate.ts'
import type { Drafted } from './drafted.ts'

const OLDEST_IN_USE = acord25.editions.toSorted()[0]!

/** A form of an edition that is no longer current, by what its foot prints. */
export function outdated({ paper, isForm }: Certificate): Drafted[] {
  if (!isForm) return []
  for (const page of paper.pages)
    for (const line of page.lines) {
      const imprint = imprintOf({ ...page, lines: [line], fields: [] })
      if (imprint?.form !== acord25.id || imprint.edition >= OLDEST_IN_USE) continue
      const place = placeIn(paper, { page: page.number, quote: line.text, boxes: [line.box] })
      return [
        {
          ...{ key: 'edition', row: null, topic: 'Edition of the form', verdict: 'DIFFERS', severity: 'LOW' },
          cells: { certificate: { text: imprint.edition, place, note: null } },
          why: `Edition ${imprint.edition} is older than ${OLDEST_IN_USE}, the oldest in use.`,
          action: 'Ask for a certificate on the current form.',
        },
      ]
    }
  return []
}
