import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from '../kit/blocks.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'
import { fromOffice, YEARLY_WORDS } from '../quotes-and-binders/two-offices.ts'

const later = ({ truth, chance }: Voice) => daysLater(truth.policies.gl.effective, chance.int(20, 250))

/** Changes since the policy was issued, the newest holds. */
const changeLog: Paper = {
  draw: (voice) => {
    const { truth, money, chance, date } = voice
    const other = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const changed = chance.some(YEARLY_WORDS, 2)
    const said = chance.maybe(0.5)
      ? changed
          .map(
            ([name, label]) =>
              `<p>It is agreed that the limit for “${label}” is increased or decreased from ${money(other[name]!)} to ${voice.limit('gl', name)}.</p>`,
          )
          .join('')
      : tableOf(
          'of',
          headRow('Limit', 'Now reads', 'Formerly read'),
          ...changed.map(([name, label]) => tableRow(label, voice.limit('gl', name), money(other[name]!))),
        )
    return fromOffice(
      'endorsement',
      'fills',
      `<h2>AMENDATORY ENDORSEMENT</h2><p>To be attached to ${voice.tick('gl.coverage', 'general liability')} policy ${voice.number('gl')}</p><p>Issued to: ${voice.insured()}<br>Issued by: ${voice.carrier('gl')}<br>Endorsement date: ${date(later(voice))}<br>Policy dates: ${voice.effective('gl')} / ${voice.expiration('gl')}</p>${said}<p>Countersigned: ______________ &nbsp; Charge: ${money(chance.int(20, 700))}</p>`,
    )
  },
}

const endOfCover: Paper = {
  draw: (voice) => {
    const { truth, text, date, address, chance } = voice
    const { auto } = truth.policies
    const to = inLines([text(truth.insured.name), ...address(truth.insured.address)])
    return fromOffice(
      'notice',
      'names only',
      chance.pick([
        `<h2>Cancellation</h2><p>${to}</p><p>Under the terms of policy ${text(auto.number)} (commercial auto, ${date(auto.effective)} – ${date(auto.expiration)}) we give you notice that it is cancelled as of ${date(later(voice))}, since the premium was not paid. ${text(auto.carrier.name)}</p>`,
        `<h2>Notice that we will not renew</h2><p>${to}</p><p>Policy ${text(auto.number)} ends on ${date(auto.expiration)} and will not be offered again. You may ask for the reasons in writing. ${text(auto.carrier.name)}</p>`,
        `<h2>Cancellation rescinded</h2><p>${to}</p><p>Please disregard our notice of cancellation. Policy ${text(auto.number)} stays in force without interruption. ${text(auto.carrier.name)}</p>`,
      ]),
    )
  },
}

const ownApplication: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl } = truth.policies
    return fromOffice(
      'application',
      'nothing',
      `<h2>Request for Insurance – Small Business</h2><p>1. Your business: ${text(truth.insured.name)}, ${address(truth.insured.address).join(', ')}</p><p>2. When should insurance begin? ${date(gl.effective)}</p><p>3. Liability limit you would like: ( ) ${money(500_000)} (x) ${money(gl.limits.occurrence!)} ( ) ${money(5_000_000)}</p><p>4. Who insures you now? ${text(truth.prior.gl.carrier.name)}, policy ${text(truth.prior.gl.number)}, until ${date(truth.prior.gl.expiration)}</p><p>5. Employees: ${chance.int(1, 60)}. Sales last year: ${money(chance.int(80, 900) * 1000)}</p><p>6. Losses in three years: ${chance.pick(['none', 'one, water'])}</p><p>I have read the questions and my answers are true. Applicant: ______________</p>`,
    )
  },
}

const serviceContract: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl } = truth.policies
    return fromOffice(
      'contract',
      'names only',
      `<h2>MASTER SERVICES AGREEMENT</h2><p>Between ${text(truth.names.business())} (Owner) and ${text(truth.insured.name)} (Vendor), dated ${date(gl.effective)}.</p><p>7.1 Vendor will keep general liability insurance with limits of at least ${money(gl.limits.occurrence!)} per occurrence and ${money(gl.limits.aggregate!)} in the aggregate, umbrella insurance of ${money(chance.int(2, 9) * 1_000_000)}, and workers compensation as the law requires, and will name Owner as additional insured.</p><p>7.2 Vendor’s policies: to be delivered before work begins.</p><p>8. Either party may end this agreement on thirty days’ notice.</p><p>IN WITNESS WHEREOF the parties have signed.</p>`,
    )
  },
}

const clientLetter: Paper = {
  draw: ({ truth, text, date }) =>
    fromOffice(
      'letter',
      'names only',
      `<p>${text(truth.producer.name)}</p><p>${date(truth.policies.gl.effective)}</p><p>Dear ${text(truth.names.person())},</p><p>The auditor of ${text(truth.policies.wc.carrier.name)} will visit next month to look at the payroll of ${text(truth.insured.name)} under policy ${text(truth.policies.wc.number)}. Please have your quarterly returns and the certificates of your subcontractors at hand.</p><p>Kind regards,<br>${text(truth.producer.contact)}</p>`,
    ),
}

export const logAndEndOfCoverFamilies: LearnFamily[] = [
  { name: 'after the sale', papers: { changeLog, endOfCover, ownApplication, serviceContract, clientLetter } },
] // biome-ignore format: a family in a line
