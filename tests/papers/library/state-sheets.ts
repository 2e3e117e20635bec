import { type LibraryDocument, printed } from './types.ts'

type State = {
  name: string
  checked: string
  nonpay: string
  newOther: string
  oldReasons: string
  nonrenew: string
  increase: string
  personal: string
  proof: string
  tax: string
  stamp: string
  filing: string
  effort: string
  export: string
  fee: string
  extra: string
}

/** A label with dots, and what stands beside it, broken where the column ends. */
function row(label: string, value: string): string {
  const lines = value.match(/.{1,50}(?:\s|$)/g) ?? []
  return lines.map((line, i) => (i ? ' '.repeat(45) : `   ${`${label} `.padEnd(41, '.')} `) + line.trim()).join('\n')
}

function sheet(s: State): string {
  return `BIRCHLINE COMPLIANCE - STATE SHEET                                      ${s.name}
Prepared for internal use; not legal advice. Ask compliance when in doubt. Checked
${s.checked}.

CANCELLATION AND NONRENEWAL, COMMERCIAL PROPERTY AND LIABILITY
${row('Nonpayment of premium', s.nonpay)}
${row('New policy (first 60 days), other reason', s.newOther)}
${row('Policy in force longer', s.oldReasons)}
${row('Nonrenewal', s.nonrenew)}
${row('Premium increase or less coverage', s.increase)}

PERSONAL AUTO AND HOMEOWNERS
   ${s.personal}

PROOF OF MAILING
   ${s.proof}

Days are counted from the day after mailing. Mortgage holders receive the same notice as the
insured unless the policy gives them more.
%%
BIRCHLINE COMPLIANCE - STATE SHEET                                      ${s.name}, page 2

SURPLUS LINES
${row('Tax rate', s.tax)}
${row('Stamping or service fee', s.stamp)}
${row('Filing due', s.filing)}
${row('Diligent effort', s.effort)}
${row('Export list', s.export)}

AGENCY FEES
   ${s.fee}

OTHER
   ${s.extra}`
}

export const STATE_SHEETS: LibraryDocument[] = [
  {
    name: 'State sheet - Ohio',
    pages: printed(
      sheet({
        name: 'OHIO',
        checked: 'March 2025',
        nonpay: '10 days',
        newOther: '30 days',
        oldReasons: '30 days, listed reasons only',
        nonrenew: '30 days',
        increase: '30 days, or the old terms go on until notice is given',
        personal: `Auto: after 90 days a term of two years is guaranteed, apart from nonpayment and
   lost licenses. Homeowners: 30 days, 10 for nonpayment.`,
        proof: 'Ordinary mail with a certificate of mailing. E-mail if the insured consented in writing.',
        tax: '5 percent of gross premium',
        stamp: 'none',
        filing: 'each placement within 30 days; annual report January 31',
        effort: 'five declinations; affidavit signed by insured and agent',
        export: 'none',
        fee: 'Allowed on commercial lines with a signed disclosure. Not on personal auto.',
        extra: 'Workers compensation comes from the state fund only; stop gap goes with the GL or alone.',
      }),
    ),
  },
  {
    name: 'State sheet - Kentucky',
    pages: printed(
      sheet({
        name: 'KENTUCKY',
        checked: 'March 2025',
        nonpay: '14 days',
        newOther: '14 days',
        oldReasons: '75 days, listed reasons only',
        nonrenew: '75 days',
        increase: '75 days when more than 25 percent',
        personal: `Auto and homeowners: 14 days for nonpayment, 20 days in the first 60 days for other
   reasons, 75 days for nonrenewal.`,
        proof: 'First class mail with proof of mailing, kept five years.',
        tax: '3 percent, plus municipal tax where the risk lies in a taxing city or county',
        stamp: '1.8 percent premium surcharge, collected with the tax',
        filing: 'quarterly, within 30 days of the end of the quarter',
        effort: 'search of the market by the broker; one-page affidavit, no number fixed',
        export: 'none',
        fee: 'Allowed only when a consultant license is held. We do not charge fees here.',
        extra: 'Local taxes: look up the address and not the zip code; a zip code may hold two rates.',
      }),
    ),
  },
  {
    name: 'State sheet - Tennessee',
    pages: printed(
      sheet({
        name: 'TENNESSEE',
        checked: 'April 2025',
        nonpay: '10 days',
        newOther: '10 days',
        oldReasons: '60 days, listed reasons only',
        nonrenew: '60 days',
        increase: '60 days when more than 25 percent',
        personal: `Auto: 20 days, 10 for nonpayment. Homeowners: 30 days, 10 for nonpayment.`,
        proof: 'Mail to the last address known, with a copy to the agent of record.',
        tax: '5 percent of gross premium',
        stamp: '0.175 percent',
        filing: 'each placement within 60 days; tax paid half-yearly, March 1 and September 1',
        effort: 'three declinations from admitted carriers that write the class',
        export: 'by bulletin: vacant property, products for firearms, short-term events',
        fee: 'Allowed with a written agreement that states the amount before the work is done.',
        extra: 'Construction service providers: owners may register as exempt from workers comp.',
      }),
    ),
  },
  {
    name: 'State sheet - Georgia',
    pages: printed(
      sheet({
        name: 'GEORGIA',
        checked: 'April 2025',
        nonpay: '10 days',
        newOther: '30 days',
        oldReasons: '45 days, any reason the policy names',
        nonrenew: '45 days',
        increase: '45 days when more than 15 percent, not counting changes of exposure',
        personal: `Auto and homeowners: 30 days, 10 for nonpayment. Auto: the state is told by data file.`,
        proof: 'A post office receipt. First class mail, by which delivery is presumed, suffices with it.',
        tax: '4 percent of gross premium',
        stamp: 'none',
        filing: 'quarterly: April 15, July 15, October 15, January 15',
        effort: 'good-faith search; affidavit kept by the broker for five years',
        export: 'none',
        fee: 'Allowed on surplus lines as a policy fee; on admitted business only for consulting.',
        extra: 'A change of the named insured on auto needs the old certificate of title number.',
      }),
    ),
  },
  {
    name: 'State sheet - South Carolina',
    pages: printed(
      sheet({
        name: 'SOUTH CAROLINA',
        checked: 'May 2025',
        nonpay: '10 days',
        newOther: '30 days (first 120 days in this state)',
        oldReasons: '30 days, listed reasons only',
        nonrenew: '60 days; 90 days if it would expire from June 1 to November 30',
        increase: '60 days; 90 days in the same season',
        personal: `Homeowners: 30 days; nonrenewal 60 days, 90 in storm season. Auto: 15 days, nonrenewal 30.`,
        proof: 'Certified mail, or first class with a certificate.',
        tax: '6 percent in all, of which 2 percent is the broker premium fee',
        stamp: '0.4 percent',
        filing: 'monthly data; tax quarterly, within 30 days of the end of the quarter',
        effort: 'affidavit of the producing agent that three carriers declined',
        export: 'coastal wind zone property is exempt from the search',
        fee: 'Allowed with a notice in 12-point type that names the fee and that it is not premium.',
        extra: 'The wind pool takes applications through any agent with a property license.',
      }),
    ),
  },
  {
    name: 'State sheet - Virginia',
    pages: printed(
      sheet({
        name: 'VIRGINIA',
        checked: 'May 2025',
        nonpay: '15 days',
        newOther: '15 days',
        oldReasons: '45 days, any reason stated in the notice',
        nonrenew: '45 days',
        increase: '45 days when more than 25 percent; 60 for medical malpractice',
        personal: `Auto: 15 days for nonpayment, 45 days otherwise. Homeowners: 10 and 30 days.`,
        proof: 'Certificate of mailing, or electronic with a receipt; copies are kept for one year.',
        tax: '2.25 percent, plus an assessment that changes each year',
        stamp: 'none',
        filing: 'quarterly if tax was above $1,500 last year, else yearly by March 1',
        effort: 'three declinations for personal lines; none for commercial, only the written notice',
        export: 'none needed',
        fee: 'Allowed by a contract separate from the application, commercial lines only.',
        extra: 'Uninsured motor vehicle fee was ended; every vehicle that is registered must be insured.',
      }),
    ),
  },
]
