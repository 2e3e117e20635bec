import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { at, beside, cents, dots, ending, middle, plain, rule, sheetCss, up, wrap } from './lines.ts'

const WIDE = 84

/** A notice of cancellation for premium not paid, with the coverages that end: after its date nothing on it is in force. */
export const cancellation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const line: Line = chance.pick(['gl', 'auto', 'wc'])
    const policy = truth.policies[line]
    const ends = daysLater(policy.effective, chance.int(60, 200))
    const kind = { gl: 'COMMERCIAL GENERAL LIABILITY', auto: 'BUSINESS AUTO', wc: 'WORKERS COMPENSATION' }[line as 'gl']
    const owed = Math.round(policy.premium * 12) / 100
    const to = ['INSURED', ...wrap(up(voice.text(truth.insured.name)), 38), ...voice.address(truth.insured.address)]
    const agent = ['AGENT', ...wrap(up(voice.text(truth.producer.name)), 36), ...voice.address(truth.producer.address)]
    const words: Record<string, string> = { occurrence: 'OCC', aggregate: 'AGG', products: 'PROD/CO', medical: 'MED EXP', csl: 'CSL', perPerson: 'BI EA PERS', perAccident: 'BI EA ACC', damage: 'PD EA ACC', accident: 'EL EA ACC', disease: 'DIS-POL LMT', employee: 'DIS-EA EMP' } // biome-ignore format: a table
    const limits = Object.keys(words).filter((name) => policy.limits[name]).map((name) => `    ${dots(words[name]!, plain(policy.limits[name]!), 40)}`) // biome-ignore format: a page
    const title = chance.pick(['NOTICE OF CANCELLATION', 'CANCELLATION NOTICE - NONPAYMENT OF PREMIUM', 'NOTICE OF CANCELLATION OF INSURANCE']) // biome-ignore format: a page
    const why = wrap(`WE CANCEL THE POLICY NAMED ABOVE BECAUSE THE PREMIUM DUE ${up(voice.date(daysLater(ends, -35)))} HAS NOT BEEN PAID. ALL INSURANCE UNDER IT ENDS ON THE DATE AND AT THE HOUR OF CANCELLATION WITHOUT FURTHER NOTICE. EARNED PREMIUM OF ${cents(owed)} IS DUE NOW. A PAYMENT THAT COMES AFTER THE DATE OF CANCELLATION DOES NOT REVIVE THE POLICY.`, 78) // biome-ignore format: a page
    const copies = ['INSURED', 'AGENT', 'LIENHOLDER', 'CERTIFICATE HOLDERS OF RECORD'].slice(0, chance.int(2, 4))
    const { css } = sheetCss(WIDE)
    const body = [
      at([0, up(voice.text(policy.carrier.name))], ending(WIDE, `MAILED ${voice.date(daysLater(ends, -14))}`)),
      rule(WIDE, '='),
      middle(title, WIDE),
      rule(WIDE, '='),
      '',
      ...beside(to, agent, 44),
      '',
      at([0, 'POLICY NO'], [22, 'KIND'], [54, 'TERM']),
      at([0, voice.text(policy.number)], [22, kind], [54, `${voice.date(policy.effective)} - ${voice.date(policy.expiration)}`]), // biome-ignore format: a page
      '',
      at([0, 'CANCELLATION TAKES EFFECT'], [44, `${voice.date(ends)}  12:01 A.M. STD TIME`]),
      '',
      ...why,
      '',
      'COVERAGES THAT END',
      ...limits,
      '',
      dots('EARNED PREMIUM', cents(owed + 410), 60),
      dots('LESS PAID', cents(410), 60),
      dots('BALANCE DUE', cents(owed), 60),
      '',
      ...(chance.maybe(0.5) ? ['IF YOU ARE REQUIRED BY LAW OR LEASE TO CARRY THIS INSURANCE, SEE YOUR AGENT AT ONCE.', ''] : []), // biome-ignore format: a page
      `COPIES: ${copies.join(', ')}`,
      `PROOF OF MAILING NO ${chance.digits(10)}`,
    ]
    return { kind: 'notice', feeds: 'nothing', css, html: `<pre class="sheet">${body.join('\n')}</pre>` }
  },
}
