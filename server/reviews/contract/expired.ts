import { formatDate, type IsoDate, parseDate } from '../../../shared/dates.ts'
import { nothing } from '../cells.ts'
import { cellOf, holdingsOf } from '../holdings.ts'
import type { Finding, ReviewPaper } from '../types.ts'

/** Each policy whose term is over, told once for all that it would meet. */
export const expiredAmong = (papers: readonly ReviewPaper[], today: IsoDate): Finding[] =>
  papers.flatMap((paper) => {
    const ends = holdingsOf(paper).filter(({ key, isSure }) => key === 'policy.expiration' && isSure)
    return ends.flatMap((one): Finding[] => {
      const end = parseDate(one.value)
      const isDisputed = ends.some(({ policy, value }) => policy === one.policy && value !== one.value)
      if (!end || end > today || isDisputed) return []
      return [
        {
          id: `expired|${paper.fileId}|${String(one.policy)}`,
          group: 'For all coverages',
          topic: 'Policy term',
          ...{ verdict: 'SHORT', severity: 'HIGH' },
          cells: [nothing('A contract asks for insurance in force.'), cellOf(one)],
          why: `The policy in ${paper.name} expired on ${formatDate(end)}.`,
          action: 'Ask for the policy in force.',
        },
      ]
    })
  })
