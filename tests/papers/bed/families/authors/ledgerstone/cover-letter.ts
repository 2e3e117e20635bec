import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import {
  autoWords,
  compensationWords,
  liabilityWords,
  professionalRows,
  type Rows,
  shared,
  umbrellaRows,
  writer,
} from './wordings.ts'

/** A letter of the underwriting department that cover is bound until the conversion to the new system prints the policy. */
export const coverLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(1, 3))
    const lower = (rows: Rows) => {
      const all = rows.map(([words, amount]) => (chance.maybe(0.8) ? `${words}: ${amount}` : `${amount} (${words})`))
      return all.length > 1 ? `${all.slice(0, -1).join('; ')}; and ${all.at(-1)}` : all.join('')
    }
    const rowsOf = (line: Line): Rows =>
      ({
        gl: () => voice.limits('gl', liabilityWords(voice)),
        auto: () => voice.limits('auto', autoWords(voice)),
        umbrella: () => umbrellaRows(voice),
        wc: () => voice.limits('wc', compensationWords(voice)),
        professional: () => professionalRows(voice),
      })[line]()
    const words = (line: Line) =>
      ({
        gl: chance.pick(['general liability', 'commercial general liability', 'premises and operations liability']),
        auto: chance.pick(['business auto', 'commercial vehicle', 'automobile liability']),
        umbrella:
          line === 'umbrella' ? voice.tick('umbrella.umbrella', chance.pick(['umbrella', 'commercial umbrella'])) : '',
        wc: chance.pick(['workers compensation and employers liability', 'workers’ compensation']),
        professional: chance.pick(['professional liability', 'errors and omissions']),
      })[line]
    const asTable = chance.maybe(0.3)
    const sections = lines.flatMap((line) => {
      const { number, effective, expiration } = shared(voice, [line])
      const company = writer(voice, [line])
      const code = chance.maybe(0.35) ? ` (NAIC ${voice.naic(line)})` : ''
      const opening = chance.pick([
        `The ${words(line)} policy is bound with ${company}${code} under number ${number}. It runs from ${effective} until ${expiration}.`,
        `We confirm ${words(line)} with ${company}${code}, policy ${number}, in force ${effective} and expiring ${expiration}.`,
        `From ${effective} to ${expiration} your ${words(line)} cover stands under our policy ${number}, written by ${company}${code}.`,
      ])
      const rows = rowsOf(line)
      return asTable
        ? [opening, rows.map(([name, amount]) => [name, amount])]
        : [
            `${opening} ${chance.pick(['The limits are', 'It carries these limits –', 'We will pay no more than'])} ${lower(rows)}.`,
          ]
    })
    const first = truth.policies[lines[0]!]
    const before = truth.prior[lines[0]!]
    const issued = voice.date(daysLater(first.effective, -chance.int(2, 25)))
    const insured = [voice.insured(), ...voice.insuredAddress()]
    const agency = `${voice.producer()}, ${voice.producerAddress().join(', ')}`
    const sender = truth.names.person()
    const asides = chance.some(
      [
        `Your file is being moved from our older system. Until the move is finished you may still see the retired number ${voice.text(before.number)} on bills; it stands for the term that ended and should not be quoted.`,
        `You asked what ${voice.money(25_000_000)} of liability would cost. We cannot offer that much and have not bound it.`,
        `The customer’s contract you sent calls for ${voice.money(7_500_000)} per event, which we read but did not agree to meet.`,
        'Policyholders of record may vote at the annual meeting. A proxy card will come by separate mail.',
        `A deposit of ${voice.money(chance.int(300, 4000))} is due within twenty days of this letter. The rest is billed in quarters.`,
        'The loss control visit is still to be scheduled. Please have the roof report at hand.',
      ],
      chance.int(2, 5),
    )
    const copy = chance.pick([
      () => `Your agent is ${agency}.`,
      () => `Agent: ${agency}. Telephone ${voice.reach('phone')}.`,
      () => `Questions go to your agent, ${agency} (e-mail ${voice.reach('email')}).`,
    ])()
    const opening = chance.pick([
      'This letter is your proof that cover is bound while the printed policy is prepared. It ends when the policy is delivered.',
      'Because the printed declarations are late, we set out here what is bound and in force.',
      'Please accept this letter as our binder. The coverages named in it are in force as stated, subject to our usual forms.',
    ])
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        voice.text(
          chance.pick([
            'Commercial Underwriting Department',
            'Home Office – Business Lines',
            'Member Services, Commercial Policies',
          ]),
        ),
        issued,
        ...insured,
        chance.pick(['Re: Temporary evidence of cover', 'Binder letter', 'Subject: Cover bound pending policy issue']),
        chance.pick(['Dear Member:', 'Dear Policyholder,', 'To our insured member:']),
        opening,
        ...sections,
        ...asides,
        ...(chance.maybe(0.5)
          ? [
              'This letter does not change, extend or amend any policy condition. It may be cancelled as the policy may be.',
            ]
          : []),
        copy,
        chance.pick(['Sincerely,', 'Yours truly,', 'With regards,']),
        voice.text(sender),
        chance.pick(['Senior Underwriter', 'Commercial Lines Manager', 'Underwriting Officer']),
      ],
    }
  },
}
