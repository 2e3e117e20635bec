import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { cents, plain, umr } from './help.ts'

const serial = (iso: string) => ({ value: Date.parse(iso) / 86_400_000 + 25_569, as: 'date' as const })

/** A premium bordereau of a binding authority: many certificates of many assureds, which say nothing of any one account. */
export const premiumBordereau: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { effective, carrier } = truth.policies.gl
    const authority = umr(voice)
    const commission = chance.pick([0.225, 0.25, 0.275])
    const entries = Array.from({ length: chance.int(9, 45) }, (_, index) => {
      const gross = chance.int(700, 24_000)
      const from = daysLater(effective, chance.int(0, 30))
      const each = chance.pick([500_000, 1_000_000, 2_000_000])
      return {
        certificate: `${authority.slice(5, 8)}${chance.digits(2)}-${String(index + 101)}`,
        assured: truth.names.business(),
        state: truth.names.address().state,
        from,
        to: `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`,
        type: chance.pick(['New', 'Renewal', 'Endt AP', 'Cancel']),
        class: chance.pick(['CGL', 'CGL', 'XS', 'PROF']),
        each,
        all: each * 2,
        gross,
      }
    })
    const heads = ['Certificate ref', 'Assured', 'State', 'Inception', 'Expiry', 'Trans', 'Class', 'Limit any one occ', 'Aggregate', 'Gross premium', 'Commission', 'SL tax', 'Net to insurers'] // biome-ignore format: a list
    const title = `PREMIUM BORDEREAU - month of ${voice.date(effective)}`
    const top = [
      ['Coverholder', plain(voice.text(truth.wholesaler.name))],
      ['UMR', authority],
      ['Insurers', `${plain(voice.text(carrier.name))} 65%; ${plain(voice.text(truth.names.carrier().name))} 35%`],
      ['Authority limit', `${plain(voice.money(5_000_000))} any one certificate`],
    ]
    const total = entries.reduce((sum, { gross }) => sum + gross, 0)
    if (chance.maybe(0.5)) {
      const lines = entries.map((one) => [one.certificate, one.assured, one.state, voice.date(one.from), voice.date(one.to), one.type, one.class, String(one.each), String(one.all), cents(one.gross), cents(one.gross * commission), cents(one.gross * 0.04), cents(one.gross * (1 - commission))]) // biome-ignore format: a page
      const sums = ['TOTAL', '', '', '', '', '', '', '', '', cents(total), cents(total * commission), cents(total * 0.04), cents(total * (1 - commission))] // biome-ignore format: a page
      return { kind: 'other', feeds: 'nothing', csv: [[title], ...top, [], heads, ...lines, sums] }
    }
    const money = (value: number) => ({ value: Math.round(value * 100) / 100, as: 'money' as const })
    const lines = entries.map((one) => [one.certificate, one.assured, one.state, serial(one.from), serial(one.to), one.type, one.class, one.each, one.all, money(one.gross), money(one.gross * commission), money(one.gross * 0.04), money(one.gross * (1 - commission))]) // biome-ignore format: a page
    return {
      kind: 'other',
      feeds: 'nothing',
      xlsx: [
        { name: 'Premium', rows: [[title], ...top, [''], heads, ...lines] },
        { name: 'Summary', rows: [['Certificates', entries.length], ['Gross', money(total)], ['Settlement due', money(total * (1 - commission))]] },
      ],
    } // biome-ignore format: a page
  },
}
