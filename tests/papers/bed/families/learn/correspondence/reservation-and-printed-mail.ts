import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { longDate, slashedDate } from '../kit/amounts.ts'
import { paragraphs } from '../kit/blocks.ts'
import { agencyUntold, carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { ownsAutos } from '../kit/terms.ts'

const letter = ruledSheet('letter', 'names only')

/** The agent of record is changed. */
const brokerOfRecord: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl, auto, umbrella } = truth.policies
    return letter(
      `<p>${insuredUntold(voice)}</p><p>${date(daysLater(gl.expiration, -120))}</p><p>${carrierName(voice, 'gl')}<br>${homeOffice(voice, 'gl', '<br>')}</p><p>Re: Broker of Record</p>${table(
        'ln',
        ['Policy', 'Number'],
        [
          ['General liability', text(gl.number)],
          ['Automobile', text(auto.number)],
          ['Umbrella', text(umbrella.number)],
        ],
      )}${paragraphs('Ladies and gentlemen:', `Please be advised that as of the date of this letter we have named ${text(truth.producer.name)} as our exclusive insurance broker with respect to the policies above. This supersedes any previous authorization.`, 'They are authorized to negotiate directly with you, and you may give them any information they ask for, including loss runs. The waiting period, if any, is waived.', 'Sincerely,')}<p>${text(truth.names.person())}<br>Managing Member</p>`,
      'p { margin: 11pt 0 } .ln { width: 60% }',
    )
  },
}

/** A company keeps its rights open after a claim. */
const reservation: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl } = truth.policies
    const [claim] = truth.claims
    const loss = daysLater(gl.effective, 44)
    return letter(
      `<p>${carrierName(voice, 'gl')}<br>Liability Claims</p><p>${longDate(daysLater(loss, 33))}</p><p>VIA CERTIFIED MAIL</p><p>${insuredUntold(voice)}</p>${table(
        '',
        [],
        asRows([
          ['Re: Claimant', text(claim!.claimant)],
          ['Claim number', claim!.number],
          ['Date of loss', date(loss)],
          ['Policy number', text(gl.number)],
        ]),
      )}${paragraphs('We acknowledge receipt of the above claim. We are investigating it under a full reservation of rights.', `The policy provides general liability coverage with a limit of ${money(gl.limits.occurrence!)} each occurrence, subject to all of its terms. It does not apply to bodily injury expected or intended from the standpoint of the insured.`, `Please send us the contract with the owner of the premises by ${date(daysLater(loss, 60))}. Nothing in this letter waives any right of the company.`)}<p>${text(claim!.adjuster)}<br>Senior Claim Specialist</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

/** A consultant was there and recommends. */
const lossControl: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { wc } = truth.policies
    const year = chance.int(23, 26)
    return letter(
      `<p>${carrierName(voice, 'wc')}<br>Risk Engineering</p><p>${date(daysLater(wc.effective, 75))}</p><p>${insuredUntold(voice)}</p><p>RE: Risk survey of ${date(daysLater(wc.effective, 66))}; policy ${text(wc.number)}</p>${paragraphs('Thank you for the time given to our consultant. These recommendations are made to help you control losses:', `${year}-01 (Critical). Guard the point of operation of the table saw.`, `${year}-02. Keep records of toolbox talks; require safety glasses in the shop.`, `${year}-03. Have drivers complete a defensive driving course.`, 'Please reply within 30 days what has been done. Failure to comply with critical recommendations may affect your renewal.')}<p>cc: ${text(truth.producer.name)}</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

/** A word processor's letter that goes with the documents. */
const deliveryDocument: Paper = {
  draw: ({ truth }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      truth.producer.name,
      longDate(daysLater(truth.policies.gl.effective, 12)),
      truth.insured.name,
      `RE: Renewal of your insurance program, effective ${slashedDate(truth.policies.gl.effective)}`,
      'Dear Insured:',
      'Attached are the policies for the new term. Please read them carefully; if you find a discrepancy call us within ten days.',
      'We recommended, and you declined, the following: flood and earthquake insurance, higher umbrella limits, employment practices liability, and cyber.',
      'Remember that newly bought vehicles and locations must be reported to us at once.',
      'Sincerely,',
      truth.producer.contact,
    ],
  }),
}

/** Asked and answered in an e-mail that was printed. */
const printedMail: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    const { auto } = truth.policies
    const names = [truth.producer.contact, truth.names.person()]
    return letter(
      `<p><b>From:</b> ${text(names[0]!)} &lt;${truth.producer.email}><br><b>Sent:</b> ${longDate(daysLater(auto.effective, 58))} 9:14 AM<br><b>To:</b> ${text(names[1]!)}<br><b>Subject:</b> RE: ${text(truth.insured.name)} - policy ${text(auto.number)}</p><hr>${paragraphs(`Hi ${text(names[1]!.split(' ')[0]!)},`, `The new truck can be added for about ${money(1180)} a year. ${ownsAutos(voice) ? 'I assume the same deductibles as on the others.' : 'Note that the policy now covers no owned autos.'} Do they need ${money(1_000_000)} for the job in the next county?`, 'Let me know and I will send it to the company.', 'Thanks,', text(names[0]!))}<p><b>From:</b> ${text(names[1]!)}<br><b>Sent:</b> ${longDate(daysLater(auto.effective, 57))} 4:40 PM<br><b>To:</b> ${text(names[0]!)}</p>${paragraphs('What would it cost to add a 2021 dump truck? We pick it up Monday. We also need a certificate for the county, but that can wait.')}<p class="fine">${agencyUntold(voice).replaceAll('<br>', ', ')}</p>`,
    )
  },
}

export const reservationAndPrintedMailFamilies: LearnFamily[] = [
  { name: 'written to somebody', style: manyCities(['serif', 'sans'], [10, 10.5]), papers: { brokerOfRecord, reservation, lossControl, deliveryDocument, printedMail } },
] // biome-ignore format: a family in a line
