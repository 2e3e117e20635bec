import type { Voice } from '../../../voice.ts'
import { plain, type Section, wrap } from './lines.ts'

/** A page of common conditions, full of amounts that are no limits of the policy. */
export function conditions(voice: Voice, width: number): Section {
  const { chance } = voice
  const amount = (...amounts: number[]) => plain(chance.pick(amounts))
  const paragraphs = [
    `CANCELLATION BY US. WE MAY CANCEL BY MAILING 10 DAYS NOTICE IF PREMIUM IS NOT PAID, 30 DAYS FOR ANY OTHER REASON. A REFUND UNDER ${amount(5, 10, 15)} IS PAID ONLY ON REQUEST.`,
    `AUDIT. WE MAY EXAMINE YOUR BOOKS UNTIL THREE YEARS AFTER THE TERM. ADDITIONAL PREMIUM UNDER ${amount(25, 50, 100)} IS WAIVED. IF RECORDS ARE REFUSED WE BILL ${amount(500, 1000)} AND ESTIMATE THE EXPOSURE.`,
    `SUPPLEMENTARY PAYMENTS. IN ADDITION WE PAY UP TO ${amount(250, 500)} A DAY FOR WAGES LOST AT OUR REQUEST, AND UP TO ${amount(1000, 2500)} FOR BAIL BONDS. THESE DO NOT REDUCE ANY LIMIT.`,
    `NEWLY ACQUIRED PROPERTY. FOR 30 DAYS WE COVER UP TO ${amount(250_000, 500_000)} AT EACH BUILDING AND ${amount(100_000, 250_000)} OF ITS CONTENTS.`,
    `CHANGES. NO AGENT MAY WAIVE A TERM OF THIS POLICY. A CHANGE WHOSE PREMIUM IS UNDER ${amount(10, 15)} IS MADE WITHOUT CHARGE.`,
    `VALUABLE PAPERS AND RECORDS. UP TO ${amount(2500, 10_000, 25_000)} AT A PREMISES. FIRE DEPARTMENT SERVICE CHARGE UP TO ${amount(1000, 2500)}. POLLUTANT CLEAN UP ${amount(10_000, 25_000)} IN A YEAR.`,
    'INSPECTIONS. WE MAY INSPECT BUT NEED NOT. AN INSPECTION IS NO WARRANTY THAT A PLACE IS SAFE OR LAWFUL.',
    `TRANSFER. YOUR RIGHTS MAY NOT BE ASSIGNED WITHOUT OUR WRITTEN CONSENT. A COPY OF THIS POLICY COSTS ${amount(15, 25)}.`,
    `EXAMPLE OF OTHER INSURANCE. TWO POLICIES OF 1,000,000 AND 500,000 MEET A LOSS OF 300,000. THE FIRST PAYS 200,000 AND THE SECOND 100,000.`,
    `RETURNED PAYMENTS. A CHARGE OF ${amount(20, 25, 30)} IS MADE. A POLICY PUT BACK IN FORCE BEARS A FEE OF ${amount(25, 50)}.`,
  ]
  const chosen = chance.some(paragraphs, chance.int(6, paragraphs.length))
  return {
    fresh: true,
    heads: ['  COMMON CONDITIONS', ''],
    lines: chosen.flatMap((text, index) => [
      ...wrap(`${index + 1}. ${text}`, width - 8).map((line) => `    ${line}`),
      '',
    ]),
  }
}
