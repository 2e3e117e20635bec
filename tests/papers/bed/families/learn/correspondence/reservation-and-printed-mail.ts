import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { agency, br, cap, columns, insuredTo, insurer, list, longDate, office, ownsAutos, press, ps, retained, slashed, someone, tb, term, toAgency, toInsured, trigger, two } from '../kit/terms.ts' // biome-ignore format: a list

const letter = press('letter', 'names only')
const proof = press('certificate', 'fills')

/** The agent of record is changed. */
export const brokerOfRecord: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl, auto, umbrella } = truth.policies
    return letter(
      `<p>${toInsured(voice)}</p><p>${date(daysLater(gl.expiration, -120))}</p><p>${insurer(voice, 'gl')}<br>${office(voice, 'gl', '<br>')}</p><p>Re: Broker of Record</p>${tb(
        'ln',
        ['Policy', 'Number'],
        [
          ['General liability', text(gl.number)],
          ['Automobile', text(auto.number)],
          ['Umbrella', text(umbrella.number)],
        ],
      )}${ps('Ladies and gentlemen:', `Please be advised that as of the date of this letter we have named ${text(truth.producer.name)} as our exclusive insurance broker with respect to the policies above. This supersedes any previous authorization.`, 'They are authorized to negotiate directly with you, and you may give them any information they ask for, including loss runs. The waiting period, if any, is waived.', 'Sincerely,')}<p>${text(truth.names.person())}<br>Managing Member</p>`,
      'p { margin: 11pt 0 } .ln { width: 60% }',
    )
  },
}

/** A company keeps its rights open after a claim. */
export const reservation: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl } = truth.policies
    const [claim] = truth.claims
    const loss = daysLater(gl.effective, 44)
    return letter(
      `<p>${insurer(voice, 'gl')}<br>Liability Claims</p><p>${longDate(daysLater(loss, 33))}</p><p>VIA CERTIFIED MAIL</p><p>${toInsured(voice)}</p>${tb(
        '',
        [],
        list([
          ['Re: Claimant', text(claim!.claimant)],
          ['Claim number', claim!.number],
          ['Date of loss', date(loss)],
          ['Policy number', text(gl.number)],
        ]),
      )}${ps('We acknowledge receipt of the above claim. We are investigating it under a full reservation of rights.', `The policy provides general liability coverage with a limit of ${money(gl.limits.occurrence!)} each occurrence, subject to all of its terms. It does not apply to bodily injury expected or intended from the standpoint of the insured.`, `Please send us the contract with the owner of the premises by ${date(daysLater(loss, 60))}. Nothing in this letter waives any right of the company.`)}<p>${text(claim!.adjuster)}<br>Senior Claim Specialist</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

/** A consultant was there and recommends. */
export const lossControl: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { wc } = truth.policies
    const year = chance.int(23, 26)
    return letter(
      `<p>${insurer(voice, 'wc')}<br>Risk Engineering</p><p>${date(daysLater(wc.effective, 75))}</p><p>${toInsured(voice)}</p><p>RE: Risk survey of ${date(daysLater(wc.effective, 66))}; policy ${text(wc.number)}</p>${ps('Thank you for the time given to our consultant. These recommendations are made to help you control losses:', `${year}-01 (Critical). Guard the point of operation of the table saw.`, `${year}-02. Keep records of toolbox talks; require safety glasses in the shop.`, `${year}-03. Have drivers complete a defensive driving course.`, 'Please reply within 30 days what has been done. Failure to comply with critical recommendations may affect your renewal.')}<p>cc: ${text(truth.producer.name)}</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

/** A word processor's letter that goes with the documents. */
export const deliveryDocument: Paper = {
  draw: ({ truth }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      truth.producer.name,
      longDate(daysLater(truth.policies.gl.effective, 12)),
      truth.insured.name,
      `RE: Renewal of your insurance program, effective ${slashed(truth.policies.gl.effective)}`,
      'Dear Insured:',
      'Attached are the policies for the new term. Please read them carefully; if you find a discrepancy call us within ten days.',
      'We recommended, and you declined, the following: flood and earthquake insurance, higher umbrella limits, employment practices liability, and cyber.',
      'Remember that newly bought vehicles and locations must be reported to us at once.',
      'Sincerely,',
      truth.producer.contact,
    ],
  }),
}

/** A fund certifies to whom it may concern. */
export const fundProof: Paper = {
  draw: (voice) => {
    const { truth, date, chance } = voice
    return proof(
      `${two(`<h3>${voice.carrier('wc')}</h3>${office(voice, 'wc')}`, `<b>CERTIFICATE OF WORKERS' COMPENSATION INSURANCE</b><br>Certificate no. ${chance.digits(6)}<br>ISSUE DATE: ${date(daysLater(truth.policies.wc.effective, chance.int(2, 60)))}`)}<div class="win">${someone(voice)}</div>${columns('1fr 1fr', cap('Policy number', voice.number('wc')), cap('Policy period', term(voice, 'wc')))}${ps("This is to certify that we have issued a valid Workers' Compensation insurance policy in a form approved by the Insurance Commissioner to the employer named below for the policy period indicated.", "This policy is not subject to cancellation by the Fund except upon 30 days' advance written notice to the employer. We will also give you 30 days' advance notice should this policy be cancelled prior to its normal expiration.", 'This certificate of insurance is not an insurance policy and does not amend, extend or alter the coverage afforded by the policy listed herein.')}<p>EMPLOYER'S LIABILITY LIMIT INCLUDING DEFENSE COSTS: ${voice.limit('wc', 'accident')} PER OCCURRENCE.</p><p>EMPLOYER</p><div>${insuredTo(voice)}</div><p class="rt">Authorized Representative</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

/** A city's own form, filled in by the agent. */
export const cityForm: Paper = {
  draw: (voice) => {
    const { truth, money, chance, date } = voice
    const { auto } = truth.policies
    const symbols = voice.symbols()
    return proof(
      `<p class="md"><b>CITY OF ${voice.text(truth.names.address().city.toUpperCase())}<br>CERTIFICATE OF LIABILITY INSURANCE &ndash; PERMITTEE</b></p><p class="fine">This form must be completed by the insurance agent or company. Other forms will not be accepted.</p>${tb('fm', [], [[cap('Permittee (insured)', insuredTo(voice)), cap('Agent completing this form', br(agency(voice), `Contact: ${voice.reach('contact')}`, voice.reach('phone')))]])}${tb(
        'gr',
        ['Coverage', 'Company', 'Policy number', 'Effective', 'Expires', 'Limits in force'],
        [
          [
            `General liability<br>${trigger(voice, 'occurrence', 'claims made')}`,
            voice.carrier('gl'),
            voice.number('gl'),
            voice.effective('gl'),
            voice.expiration('gl'),
            br(
              ...voice
                .limits('gl', {
                  occurrence: 'each occurrence',
                  aggregate: 'general aggregate',
                  products: 'products &amp; completed operations aggregate',
                })
                .map(([words, amount]) => `${amount} ${words}`),
            ),
          ],
          [
            `Automobile<br>symbols ${symbols}`,
            voice.carrier('auto'),
            voice.number('auto'),
            voice.effective('auto'),
            voice.expiration('auto'),
            br(
              ...voice
                .limits('auto', {
                  csl: 'combined single limit',
                  perPerson: 'bodily injury per person',
                  perAccident: 'bodily injury per accident',
                  damage: 'property damage per accident',
                })
                .map(([words, amount]) => `${amount} ${words}`),
            ),
          ],
        ],
      )}${ps(`The City requires at least ${money(1_000_000)} each occurrence. The City, its officers and employees are additional insureds as respects the permitted activity.`, `Permit no. ${chance.digits(5)}: ${chance.pick(['sidewalk cafe', 'street excavation', 'special event, parade', 'dumpster in the roadway'])}`)}<p>Signature ________________ &emsp; Date ${date(daysLater(auto.effective, 9))}</p>`,
      '.gr th { font-size: 0.85em } .gr td:nth-child(3), .gr td:nth-child(4), .gr td:nth-child(5) { white-space: nowrap }',
    )
  },
}

/** A company's own verification: a few lines for whoever leases a machine to the insured. */
export const verification: Paper = {
  draw: (voice) => {
    const { truth, chance, date } = voice
    const { umbrella } = truth.policies
    return proof(
      `<h3>${voice.carrier('umbrella')}</h3><h4>VERIFICATION OF INSURANCE</h4><p>${date(daysLater(umbrella.effective, chance.int(3, 90)))}</p><p>To: ${someone(voice)}</p><p>At the request of our policyholder we verify the following ${voice.tick('umbrella.umbrella', 'umbrella')} liability policy:</p>${tb(
        'ln',
        [],
        list([
          ['Policyholder', insuredTo(voice)],
          ['Policy number', voice.number('umbrella')],
          ['Policy period', term(voice, 'umbrella')],
          ['Each occurrence', voice.limit('umbrella', 'occurrence')],
          ['Aggregate', voice.limit('umbrella', 'aggregate')],
          ['Self-insured retention', retained(voice)],
          ['Agent', br(agency(voice), voice.reach('phone'))],
        ]),
      )}<p>This verification neither affirmatively nor negatively amends, extends or alters the coverage. Underlying policies are not verified here.</p>`,
      '.ln td:first-child { width: 36% } p { margin: 9pt 0 }',
    )
  },
}

/** Asked and answered in an e-mail that was printed. */
export const printedMail: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    const { auto } = truth.policies
    const names = [truth.producer.contact, truth.names.person()]
    return letter(
      `<p><b>From:</b> ${text(names[0]!)} &lt;${truth.producer.email}><br><b>Sent:</b> ${longDate(daysLater(auto.effective, 58))} 9:14 AM<br><b>To:</b> ${text(names[1]!)}<br><b>Subject:</b> RE: ${text(truth.insured.name)} - policy ${text(auto.number)}</p><hr>${ps(`Hi ${text(names[1]!.split(' ')[0]!)},`, `The new truck can be added for about ${money(1180)} a year. ${ownsAutos(voice) ? 'I assume the same deductibles as on the others.' : 'Note that the policy now covers no owned autos.'} Do they need ${money(1_000_000)} for the job in the next county?`, 'Let me know and I will send it to the company.', 'Thanks,', text(names[0]!))}<p><b>From:</b> ${text(names[1]!)}<br><b>Sent:</b> ${longDate(daysLater(auto.effective, 57))} 4:40 PM<br><b>To:</b> ${text(names[0]!)}</p>${ps('What would it cost to add a 2021 dump truck? We pick it up Monday. We also need a certificate for the county, but that can wait.')}<p class="fine">${toAgency(voice).replaceAll('<br>', ', ')}</p>`,
    )
  },
}
