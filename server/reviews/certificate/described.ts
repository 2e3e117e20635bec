import { parseAmount } from '../../../shared/amounts.ts'
import { bareNumber, isSamePolicy, LINES } from '../../documents/index.ts'
import type { CoverageLine } from '../../forms/acord-25/coverage-lines.ts'
import { type DescribedFigure, describedFigures, isOfKind } from '../../forms/acord-25/described.ts'
import { tradeProse } from '../../forms/acord-25/trade-prose.ts'
import { cellOfSeveral } from '../cell-of-several.ts'
import { nothing } from '../cells.ts'
import { cellOf, type Holding } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import { lookedAt } from '../looked.ts'
import type { Certificate } from './certificate.ts'
import type { Cover } from './cover.ts'
import type { Drafted } from './drafted.ts'
import { descriptionOf } from './wordings.ts'

/** What the description says of the coverage that neither the policies nor the rows have. */
export function described(certificate: Certificate, cover: Cover): Drafted[] {
  const description = descriptionOf(certificate)
  if (!description?.isSure) return []
  const policies = [...cover.policies, ...cover.records].flatMap(({ held }) => held)
  return describedFigures(description.value).flatMap((figure) => {
    const rows = certificate.held
    const sources = figure.kind === 'amount' ? amountsOf(figure, policies, rows) : [...policies, ...rows]
    if (sources.some((one) => says(figure, one))) return []
    const other = figure.kind === 'amount' && figure.lines.length ? sources.find(({ isSure }) => isSure) : undefined
    const isOfPolicy = other !== undefined && policies.includes(other)
    const cell = other ? cellOf(other) : nothing(lookedAt({ papers: [certificate.paper, ...cover.papers] }))
    return [
      {
        key: `described|${figure.written}`,
        row: null,
        topic: `Description: ${figure.written}`,
        verdict: other ? 'CONTRADICTS' : 'NOT_SHOWN',
        severity: other ? 'HIGH' : 'LOW',
        cells: {
          certificate:
            other && !isOfPolicy
              ? cellOfSeveral([description, other], `${description.shown}; ${other.label}: ${other.shown}`, [
                  certificate.paper,
                ])
              : cellOf(description),
          ...(cover.papers.length && (isOfPolicy || !other) && { policy: cell }),
        },
        why: other
          ? `The description says ${figure.written}; the ${inSentence(other.label)} of ${isOfPolicy ? 'the policy' : 'the row'} is ${other.shown}.`
          : `No document given shows ${figure.written}.`,
        action: 'Ask the producer to correct the description.',
      },
    ]
  })
}

/** The limits an amount may be: those of its lines and kind, in the policies where they have any, else in the rows. */
function amountsOf({ lines, kinds }: Extract<DescribedFigure, { kind: 'amount' }>, ...among: (readonly Holding[])[]) {
  const isMeant = (one: Holding) =>
    one.kind === 'amount' && isOfLines(one, lines) && isOfKind(tradeProse(one.label), kinds)
  return among.map((one) => one.filter(isMeant)).find((one) => one.length) ?? []
}

const isOfLines = ({ line, label }: Holding, lines: readonly CoverageLine[]) =>
  !lines.length || lines.some(({ says: named }) => named.test(tradeProse(line ? `${LINES[line]} ${label}` : label)))

function says(figure: DescribedFigure, one: Holding): boolean {
  if (figure.kind === 'amount') return parseAmount(one.value) === figure.amount
  if (figure.kind === 'line') return isOfLines(one, [figure.line])
  return one.key === 'policy.number' && figure.readings.some((number) => isSamePolicy(bareNumber(number), one.value))
}
