import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { inForce, labelsOf, padded } from './words.ts'

const CSS = ".st{font:9.2pt/1.28 'DejaVu Sans Mono',monospace;color:#000;white-space:pre;margin:0}"

const filled = (text: string, width = 76) =>
  text
    .split(' ')
    .reduce<string[]>((rows, word) => {
      const last = rows.at(-1)
      if (last !== undefined && last.length + word.length < width) rows[rows.length - 1] = `${last} ${word}`
      else rows.push(word)
      return rows
    }, [])
    .join('\n')

/** A company's notice by a mainframe: a policy reinstated or kept after all, not renewed, or cancelled. */
export const statusNotice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const mode = chance.pick(['reinstated', 'kept', 'reinstated', 'nonrenewed', 'cancelled', 'nonrenewed'] as const)
    const line: Line = chance.pick(['gl', 'auto', 'wc', 'umbrella'] as const)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const policy = truth.policies[line]
    const fills = mode === 'reinstated' || mode === 'kept'
    const stop = daysLater(policy.effective, chance.int(60, 200))
    const mailed =
      mode === 'nonrenewed'
        ? daysLater(policy.expiration, -chance.int(45, 75))
        : daysLater(stop, mode === 'cancelled' ? -12 : 3)
    const due = voice.money(chance.int(300, 6000))
    const title = {
      reinstated: chance.pick(['NOTICE OF REINSTATEMENT', 'REINSTATEMENT OF POLICY']),
      kept: 'NONRENEWAL WITHDRAWN - POLICY RENEWED',
      nonrenewed: chance.pick(['NOTICE OF NONRENEWAL', 'WE WILL NOT RENEW YOUR POLICY']),
      cancelled: 'NOTICE OF CANCELLATION - PREMIUM NOT PAID',
    }[mode]
    const text = {
      reinstated: `THE CANCELLATION THAT WAS TO TAKE EFFECT ${voice.date(stop)} IS OF NO EFFECT. WE HAVE RECEIVED ${due} AND THE POLICY IS REINSTATED AS OF THAT DATE WITHOUT LAPSE IN COVERAGE. IT RUNS TO THE END OF THE PERIOD ABOVE.`,
      kept: `OUR NOTICE THAT ${voice.text(truth.prior[line].number)} WOULD NOT BE RENEWED IS WITHDRAWN. THE POLICY WAS RENEWED UNDER THE NUMBER AND FOR THE PERIOD ABOVE AND IS IN FORCE. THE OLD TERM ENDED ${voice.date(truth.prior[line].expiration)}.`,
      nonrenewed: `THE POLICY ABOVE WILL END AT 12:01 A.M. ON ${held.expiration(line)} AND WILL NOT BE RENEWED. YOU HAVE NO COVERAGE WITH US AFTER THAT TIME. REASON: ${chance.pick(['LOSS EXPERIENCE OF THE LAST THREE YEARS', 'WE NO LONGER WRITE THIS CLASS OF BUSINESS IN YOUR STATE', 'INSPECTION RECOMMENDATIONS NOT CARRIED OUT'])}.`,
      cancelled: `THE POLICY ABOVE IS CANCELLED AT 12:01 A.M. ON ${voice.date(stop)} BECAUSE ${due} WAS NOT PAID. A CLAIM AFTER THAT TIME IS NOT COVERED. A CHECK THAT ARRIVES LATER WILL BE RETURNED.`,
    }[mode]
    const left = [voice.insured(), ...(chance.maybe(0.8) ? voice.insuredAddress() : [])]
    const right = [
      voice.producer(),
      ...(chance.maybe(0.6) ? voice.producerAddress() : []),
      `CODE ${truth.producer.code}`,
    ]
    const isWide = left.some((words) => words.length > 45)
    const side = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
      `${padded(left[index] ?? '', 50)}${right[index] ?? ''}`,
    ).join('\n') // biome-ignore format: rows
    const withLimits = chance.maybe(fills ? 0.75 : 0.5)
    const rows = withLimits
      ? held.rows(line).map(([words, amount]) => `   ${padded(words.toUpperCase().replace('&AMP;', '&amp;'), 48)}${amount}`)
      : [] // biome-ignore format: rows
    const statutory =
      line === 'wc' && chance.maybe(0.5) ? [`   ${padded('WORKERS COMPENSATION', 48)}${voice.tick('wc.statutory', 'STATUTORY')}`] : [] // biome-ignore format: rows
    const symbols = line === 'auto' && chance.maybe(0.6) ? [`   ${padded('SYMBOLS', 48)}${voice.symbols()}`] : []
    const heads = `${padded('POLICY', 22) + padded('FROM', 20) + padded('TO', 20)}KIND`
    const values =
      padded(held.number(line), 22) +
      padded(held.effective(line), 20) +
      padded(held.expiration(line), 20) +
      held.title(line).toUpperCase().replace('&AMP;', '&amp;')
    const keys = chance.maybe(0.5)
      ? `${heads}\n${'-'.repeat(78)}\n${values}`
      : `${held.number(line)}   ${held.title(line).toUpperCase().replace('&AMP;', '&amp;')}\n${held.effective(line)} - ${held.expiration(line)}   12:01 A.M. STANDARD TIME`
    const parties = isWide
      ? `INSURED   ${left.join('\n          ')}\n\nAGENT     ${right.join('\n          ')}`
      : `${padded('INSURED', 50)}AGENT\n${side}`
    const company = `${held.carrier(line)}${chance.maybe(0.4) ? `   NAIC ${voice.naic(line)}` : ''}`
    const money = filled(
      `${fills ? 'SERVICE FEE' : 'RETURN PREMIUM, IF ANY, UP TO'} ${voice.money(fills ? 25 : chance.int(40, 900))}. NEXT INSTALLMENT ${fills ? voice.money(chance.int(200, 2000)) : 'NONE'}. QUESTIONS: ${truth.names.phone()}.`,
    )
    const blocks = [
      ...(chance.maybe(0.5) ? [`${padded(`MAILED ${voice.date(mailed)}`, 40)}${title}`] : [title, `MAILED ${voice.date(mailed)}`]),
      company,
      ...(chance.maybe(0.5) ? [parties, keys] : [keys, parties]),
      filled(text),
      ...(rows.length + statutory.length + symbols.length ? [[fills ? 'COVERAGE PROVIDED' : 'COVERAGE THAT ENDS', ...statutory, ...rows, ...symbols].join('\n')] : []),
      money,
      filled(`${fills ? 'A COPY GOES TO' : 'NOTICE IS ALSO SENT TO'} ${voice.text(truth.names.carrier().name)} (MORTGAGE HOLDER, LOAN ${chance.digits(7)}). BANKS ADD THEIR OWN CHARGES OF UP TO ${voice.money(35)} FOR A RETURNED CHECK.`),
    ] // biome-ignore format: rows
    return {
      kind: 'notice',
      feeds: fills ? 'fills' : 'nothing',
      html: `<pre class="st">${blocks.join('\n\n')}</pre>`,
      css: CSS,
    }
  },
}
