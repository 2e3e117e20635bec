import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const table = (heading: string, head: string[], rows: string[][]) =>
  `<h2>${heading}</h2><table class="lines"><tr>${head.map((words) => `<th>${words}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** Others with an interest in the policy, who are neither insured nor agent. */
function interests(voice: Voice): string {
  const { chance, truth } = voice
  const rows = Array.from({ length: chance.int(1, 3) }, () => [
    chance.pick(['Additional insured', 'Lender', 'Lessor of premises', 'Certificate on file']),
    [voice.text(truth.names.business()), ...voice.address(truth.names.address())].join(', '),
  ])
  return table(
    chance.pick(['Other Interests', 'Others We Notify', 'Additional Interests']),
    ['Interest', 'Name and Address'],
    rows,
  )
}

/** What was paid back to the member in years gone by. */
function dividends(voice: Voice, line: Line): string {
  const year = Number(voice.truth.policies[line].effective.slice(0, 4))
  const rows = [1, 2, 3].map((ago) => [`Policy year ${year - ago - 1}`, voice.money(voice.chance.int(0, 900)), 'Paid'])
  return table('Member Dividend Record', ['Year', 'Dividend', ''], rows)
}

/** When installments fall due. */
function installments(voice: Voice, line: Line): string {
  const { effective, premium } = voice.truth.policies[line]
  const rows = [0, 90, 180, 270].map((days, at) => [
    `Installment ${at + 1}`,
    `due ${voice.date(daysLater(effective, days + 20))}`,
    voice.money(Math.round(premium / 4) + (at ? 0 : 25)),
  ])
  return table(voice.chance.pick(['Installment Plan', 'Payments']), ['Installment', 'Due', 'Amount'], rows)
}

/** Limits of terms that ended. */
function history(voice: Voice, line: Line): string {
  const { limits, effective, expiration } = voice.truth.prior[line]
  const amounts = Object.values(limits)
    .filter(Boolean)
    .map((amount) => voice.money(amount))
  return table(
    'Limit History – Terms Already Ended',
    ['Ended Term', 'Limits Then'],
    [[`${voice.date(effective)} – ${voice.date(expiration)}`, amounts.join(' / ')]],
  )
}

/** How to report a loss. */
function report(voice: Voice): string {
  const at = voice.chance.pick(['day or night', '24 hours a day', 'weekdays 8 to 6'])
  return `<h2>To Report a Loss</h2><p>Company claims desk ${voice.truth.names.phone()}, ${at}; claims@homeoffice.example.com. Glass claims ${voice.truth.names.phone()}.</p>`
}

/** Codes that the old system prints for its own people. */
function codes(voice: Voice): string {
  const { chance } = voice
  return `<p class="fine">FOR COMPANY USE &nbsp; BR ${chance.digits(2)} UW ${chance.digits(3)} TERR ${chance.digits(3)} TIER ${chance.int(1, 9)} BILL ${chance.pick(['DB', 'AB'])} RSN ${chance.digits(2)} BATCH ${chance.digits(4)} RUN ${chance.digits(6)}</p>`
}

/** Some of what stands around the coverage: other parties, payments, earlier terms, codes. */
export function extras(voice: Voice, line: Line): string[] {
  const all = [interests, dividends, installments, history, report, codes]
  return voice.chance.shuffle(voice.chance.some(all, voice.chance.int(1, 4))).map((block) => block(voice, line))
}
