import type { Page } from '../../types.ts'
import type { RecordField } from '../types.ts'
import { numbersOf, type Scope, spelledOut, withoutLoan } from './cells.ts'
import type { Row } from './columns.ts'
import { isFormer, kindSaid, loanIn, partiesIn } from './interests.ts'
import { fieldsTold, type Told, valueTold } from './told.ts'

/**
 * The interest that a row tells, which it is of where it says what kind, or the list is of interests: others have names and addresses too. Null where it
 * tells none.
 */
export function interestInRow(
  row: Row,
  cell: (row: Row, field: string) => Told | undefined,
  place: Scope,
  page: Page,
  { isOfInterests, nameHead }: { isOfInterests: boolean; nameHead: Told },
): Record<string, RecordField> | null {
  const name = cell(row, 'name')
  const said = cell(row, 'interest')
  // A column of lenders may say so itself.
  const kind = said ? kindSaid(spelledOut(said.text, page)) : kindSaid(nameHead.text)
  if (!name || !(kind || isOfInterests) || row.some((own) => own && isFormer(own.text))) return null
  const address = cell(row, 'mailing_address') ?? cell(row, 'premises_address')
  const loan = cell(row, 'loan_number')
  const own = address ? null : partiesIn(name.lines, page.number)
  const [first] = name.lines
  const number = loan && /\d/.test(loan.text) ? (loanIn(loan.text) ?? loan.text) : null
  const fields = fieldsTold({
    ...(own ?? { name: valueTold(withoutLoan(name.lines.length > 1 && !address ? first!.text : name.text), name) }),
    ...(address && { address: valueTold(address.text, address) }),
    ...(loan && number && { loan_number: valueTold(number, loan) }),
    interest: kind ? valueTold(kind, said ?? nameHead) : null,
    ...(place && numbersOf(place.place, place.told)),
  })
  return fields.name ? fields : null
}
