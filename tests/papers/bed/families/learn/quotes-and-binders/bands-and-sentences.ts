import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { bracketed, captionedBox, inLines, sides, wordsInLines } from '../kit/blocks.ts'
import { agencyTold, carrierName, homeOffice, insuredSplitAtTrade } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayBefore3To45, ownsAutos, termTold, trigger } from '../kit/terms.ts'

const binder = printed('binder', 'fills')
const LIABILITY = { occurrence: 'Each Occurrence', rented: 'Damage to Rented Premises', medical: 'Med Exp (any one person)', personal: 'Personal &amp; Adv Injury', aggregate: 'General Aggregate', products: 'Products – Comp/Op Agg' } // biome-ignore format: a table
const EMPLOYERS = { accident: 'Each accident', employee: 'Disease – each employee', disease: 'Disease – policy limit' }

/** An agency's binder for three lines with one company or several, each in a band of its own. */
const agencyBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const band = (line: Line, title: string, html: string) =>
      `<div class="ab"><div><b>${title}</b><br>${voice.carrier(line)}<br>Policy ${voice.number(line)}<br>${termTold(voice, line, ' – ')}</div><div>${html}</div></div>`
    const symbols = voice.symbols()
    const auto = voice.limits('auto', { csl: 'Combined single limit', perPerson: 'Bodily injury per person', perAccident: 'Bodily injury per accident', damage: 'Property damage' }) // biome-ignore format: a list
    return binder(
      `<h2>Insurance Binder</h2>${sides(inLines('<b>Issued by</b>', agencyTold(voice), `${voice.reach('contact')} ${voice.reach('phone')}`, voice.reach('email')), inLines('<b>Issued to</b>', insuredSplitAtTrade(voice)))}<p>Binder no. ${chance.digits(6)}, valid from ${date(gl.effective)} for ${chance.pick([30, 60, 90])} days or until the policies are issued, if sooner.</p>${band('gl', `General liability (${trigger(voice, 'occurrence', 'claims-made')})`, table('', [], asRows(voice.limits('gl', LIABILITY))))}${band('auto', 'Automobile', table('', [], [['Covered autos', `Symbol ${symbols}`], ...asRows(auto), ...(ownsAutos(voice) ? [['Collision deductible', money(1000)]] : [])]))}${band('wc', 'Workers compensation', table('', [], asRows(voice.limits('wc', EMPLOYERS))))}<p>Mortgagee, loss payee and additional interests: none. Premium finance: ${chance.pick(['yes', 'no'])}.</p><p>Expiring ${text(truth.prior.gl.number)} had an each occurrence limit of ${money(truth.prior.gl.limits.occurrence!)}.</p><p>Authorized representative ____________________</p>`,
      'h2 { text-align: center } .sides { display: grid; grid-template-columns: 1fr 1fr; border: 0.8pt solid #000; padding: 4pt } .ab { display: grid; grid-template-columns: 1fr 1.3fr; border: 0.8pt solid #000; margin-top: -0.8pt; padding: 4pt; break-inside: avoid } .ab table { margin: 0 } .ab td { padding: 1pt 4pt } .ab td:last-child { text-align: right }',
    )
  },
}

/** A wholesaler's confirmation to the retailer, which is the producer; the wholesaler's own address is on top. */
export const wholesalerConfirmation: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address } = voice
    const { gl } = truth.policies
    const { wholesaler } = truth
    return binder(
      `<p><b>${text(wholesaler.name)}</b><br>${address(wholesaler.address).join('<br>')}<br>Phone ${wholesaler.phone}</p><h3>CONFIRMATION OF INSURANCE – BINDER</h3><p>Date: ${dayBefore3To45(voice)}</p><p>To: ${agencyTold(voice)}<br>Attn: ${voice.reach('contact')}</p><p>In accordance with your instructions we confirm having bound the following:</p>${table(
        'cn',
        [],
        [
          ['INSURED:', insuredSplitAtTrade(voice)],
          ['INSURER:', `${voice.carrier('gl')} (non-admitted)`],
          ['POLICY NO.:', voice.number('gl')],
          ['TERM:', termTold(voice, 'gl')],
          ['COVERAGE:', `Commercial General Liability – ${trigger(voice, 'Occurrence', 'Claims Made')}`],
          [
            'LIMITS:',
            inLines(
              ...voice
                .limits('gl', {
                  aggregate: 'General Aggregate',
                  products: 'Products/Completed Operations Aggregate',
                  occurrence: 'Each Occurrence',
                  personal: 'Personal &amp; Advertising Injury',
                  rented: 'Damage to Premises Rented',
                  medical: 'Medical Payments',
                })
                .map(([label, amount]) => `${amount} ${label}`),
            ),
          ],
          ['DEDUCTIBLE:', `${money(2500)} per claim`],
          [
            'PREMIUM:',
            inLines(
              `${money(gl.premium)} premium`,
              `${money(300)} policy fee`,
              `${money(Math.round(gl.premium * 0.05))} taxes`,
            ),
          ],
          ['COMMISSION:', '10%'],
          [
            'SUBJECT TO:',
            inLines(
              'Signed ACORD applications and TRIA form',
              `Loss runs valued after ${date(daysLater(gl.effective, -90))}`,
            ),
          ],
        ],
      )}<p>Quoted but not bound: limits of ${money(gl.limits.occurrence! * 2)} for an additional premium of ${money(900)}.</p><p>This binder terminates ${date(daysLater(gl.effective, 45))} or when the policy is issued.</p>`,
      'h3 { text-align: center; border-top: 1pt solid #000; border-bottom: 1pt solid #000 } .cn td:first-child { width: 100pt } .cn td { padding: 3pt }',
    )
  },
}

/** A carrier's letter that coverage is bound, everything in its sentences. */
const carrierLetter: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { umbrella } = truth.policies
    const { retention } = umbrella.limits
    if (retention) voice.tick('umbrella.retention', '')
    return binder(
      `<p>${voice.carrier('umbrella')}<br>${homeOffice(voice, 'umbrella', '<br>')}</p><p>${dayBefore3To45(voice, 'umbrella')}</p><p>${agencyTold(voice)}</p><p>Re: ${voice.insured()}, ${voice.insuredAddress().join(', ')}</p><p>Dear ${voice.reach('contact')}:</p><p>Thank you for your order. This letter is our binder of commercial ${voice.tick('umbrella.umbrella', 'umbrella')} liability insurance, policy number ${voice.number('umbrella')}, effective ${voice.effective('umbrella')} and expiring ${voice.expiration('umbrella')}. We provide ${voice.limit('umbrella', 'occurrence')} each occurrence and ${voice.limit('umbrella', 'aggregate')} aggregate${retention ? `, subject to a self-insured retention of ${voice.limit('umbrella', 'retention')}` : ''}.</p><p>We understand that the underlying general liability is written with limits of at least ${money(1_000_000)} each occurrence, and auto with ${money(1_000_000)}. Our earlier offer of ${money(umbrella.limits.occurrence! + 5_000_000)} has lapsed.</p><p>The annual premium is ${money(umbrella.premium)}. The policy will follow within 30 days.</p><p>${text(truth.names.person())}<br>Senior Underwriter</p>`,
      'p { margin: 10pt 0 }',
    )
  },
}

/** Bound in the words of a mail; what is attached is an invoice. */
const mailBinder: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { auto } = truth.policies
    const words = [
      `Hi ${truth.producer.contact.split(' ')[0]},`,
      '',
      'We are bound on the auto as follows.',
      '',
      `Insured: ${voice.insured()}`,
      `Company: ${voice.carrier('auto')}`,
      `Policy #: ${voice.number('auto')}`,
      `Term: ${voice.effective('auto')} to ${voice.expiration('auto')}`,
      ...voice.limits('auto', { csl: 'Combined single limit (each accident)', perPerson: 'Bodily injury each person', perAccident: 'Bodily injury each accident', damage: 'Property damage each accident' }).map(([label, amount]) => `${label}: ${amount}`), // biome-ignore format: a list
      `Covered auto symbols: ${voice.symbols()}`,
      '',
      `Insured's address: ${voice.insuredAddress().join(', ')}`,
      '',
      'Invoice attached. ID cards tomorrow.',
      '',
      truth.names.person(),
    ]
    const bill = `<p>${carrierName(voice, 'auto')}</p><h3>INVOICE</h3>${table('', ['Description', 'Due', 'Amount'], [['Commercial auto, first installment', date(auto.effective), money(Math.round(auto.premium / 4))]])}<p>Bill to: ${text(truth.insured.name)}</p>`
    return {
      kind: null,
      feeds: 'fills',
      html: bill,
      mail: { subject: `Bound: ${truth.insured.name} - Auto`, words: wordsInLines(words.join('\n')) },
    } satisfies Drawn
  },
}

/** An insurer's own form on one page: boxes for everything, limits in two columns. */
const boxBinder: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { gl } = truth.policies
    const per = chance.pick(['gl.perPolicy', 'gl.perProject', 'gl.perLocation'] as const)
    const applies = ['Policy', 'Project', 'Location'].map((word) => (per === `gl.per${word}` ? bracketed(true, voice.tick(per, word)) : bracketed(false, word))).join(' &emsp; ') // biome-ignore format: a line
    return binder(
      `<div class="xb-h">BINDER OF INSURANCE – NOT A POLICY</div><div class="xb">${captionedBox('Coverage', 'Commercial general liability')}${captionedBox('Company', voice.carrier('gl'))}${captionedBox('Policy / binder number', voice.number('gl'))}${captionedBox('Insured', insuredSplitAtTrade(voice))}${captionedBox('Agency', inLines(agencyTold(voice), voice.reach('phone')))}${captionedBox('Effective', voice.effective('gl'))}${captionedBox('Expiration', voice.expiration('gl'))}${voice.limits('gl', LIABILITY).map(([label, amount]) => captionedBox(label, amount)).join('')}${captionedBox('Form', `${bracketed(!gl.claimsMade, gl.claimsMade ? 'Occurrence' : trigger(voice, 'Occurrence', ''))} &emsp; ${bracketed(gl.claimsMade, gl.claimsMade ? trigger(voice, '', 'Claims made') : 'Claims made')}`)}${captionedBox('General aggregate applies per', applies)}${captionedBox('Premium', money(gl.premium))}${captionedBox('Property deductible', money(chance.pick([500, 1000])))}${captionedBox('Building limit, location 1', money(truth.locations[0]!.building))}</div><p>${homeOffice(voice, 'gl')}</p>`, // biome-ignore format: a form
      '.xb-h { border: 1pt solid #000; text-align: center; font-weight: bold; padding: 4pt } .xb { display: grid; grid-template-columns: 1fr 1fr } .bx { border: 0.5pt solid #000; padding: 2pt 5pt } .bx small { text-transform: uppercase; font-size: 0.72em }',
    )
  },
}

export const bandsAndSentencesFamilies: LearnFamily[] = [
  { name: 'binders of agencies', style: manyDates(['sans', 'narrow'], [8.5, 9]), papers: { agencyBinder, boxBinder } },
  { name: 'confirmed in writing', style: manyDates(['serif', 'sans'], [9.5, 10], { capitals: false }), papers: { confirmation: wholesalerConfirmation, carrierLetter, mailBinder } },
] // biome-ignore format: a family in a line
