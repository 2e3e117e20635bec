import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { cards } from './cards.ts'
import { brandOf, finePrint, helpLine, insuredBlock, masthead, unescaped } from './people.ts'
import { insurerOf, policyOf, titleOf } from './plain-words.ts'

/** A bill that warns of cancellation and cancels nothing. It says what is owed, not what is covered. */
export const billing: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const parts = cards(voice)
    const line: Line = chance.pick(['gl', 'wc', 'auto'])
    const due = daysLater(truth.policies[line].effective, chance.int(30, 250))
    const [owed, late] = [chance.int(80, 900), chance.pick([10, 15, 25])]
    const title = titleOf(voice, line)
    const top = masthead(voice, line, chance.pick(['Billing notice', 'Your bill', 'Payment reminder', 'Past due bill']))
    const hero = `<div class="hero">${parts.grid(3, [
      parts.figure(voice.money(owed), chance.pick(['Minimum due', 'Please pay', 'Past due amount'])),
      parts.figure(voice.date(due), chance.pick(['Due by', 'Pay before'])),
      parts.figure(voice.money(owed * chance.int(3, 6)), chance.pick(['Balance of the policy', 'To pay it all off'])),
    ])}</div>`
    const warning = parts.card(
      'clock',
      chance.pick(['Don’t lose your coverage', 'Important: cancellation warning', 'Avoid cancellation']),
      `<p>${chance.pick([
        `If we do not have ${voice.money(owed)} by ${voice.date(due)}, we may send a notice of cancellation. This bill is not a notice of cancellation and your policy is not cancelled by it.`,
        `Your payment is late. Unless it reaches us, cancellation could follow on or after ${voice.date(daysLater(due, 14))}. You would get a separate notice first; this is only a reminder.`,
        `To keep your policy from being cancelled for nonpayment, pay by ${voice.date(due)}. A late fee of ${voice.money(late)} is added after that day.`,
      ])}</p>`,
    )
    const facts = parts.card('paper', title, parts.lines(policyOf(voice, line)))
    const plan = `<h2>${chance.pick(['Payment plan', 'What comes next'])}</h2>${parts.table(
      ['Installment', 'Due', 'Premium', 'Fee', 'To pay'],
      Array.from({ length: chance.int(3, 8) }, (_, index) => [
        String(index + 1),
        voice.date(daysLater(due, 30 * index)),
        voice.money(owed),
        voice.money(5),
        voice.money(owed + 5),
      ]),
    )}`
    const lately = `<h2>Since your last bill</h2>${parts.lines([
      ['Last balance', voice.money(owed * 7)],
      ['Payments', chance.maybe(0.5) ? 'None received' : voice.money(owed)],
      ['Late fee', voice.money(late)],
    ])}`
    const slip = `<div style="border-top:1px dashed #888;margin-top:20px;padding-top:8px">${parts.grid(3, [
      `<b>Send with your check</b><br>${insuredBlock(voice)}`,
      `Policy ${voice.number(line)}<br>Amount due ${voice.money(owed)}<br>Amount enclosed $ ________`,
      `Pay to<br>${insurerOf(voice, line)[1]}<br>${voice.address(truth.policies[line].carrier.address).join('<br>')}`,
    ])}</div>`
    const ways = parts.card(
      'card',
      'Ways to pay',
      chance.pick([
        `Text PAY to 555-01${chance.digits(2)}, go to pay.example.com, or mail the slip below.`,
        `Switch on autopay at pay.example.com or call ${helpLine(voice)}.`,
      ]),
    )
    const middle = chance.shuffle([warning, parts.grid(2, chance.shuffle([facts, ways])), plan, lately]).join('')
    const who = parts.card('person', 'Billed to', insuredBlock(voice))
    const html = `${top}${chance.maybe(0.5) ? who + hero : hero + who}${middle}${chance.maybe(0.7) ? slip : ''}${finePrint(voice, line)}`
    const told = { kind: 'invoice' as const, feeds: 'nothing' as const, html, css: parts.css }
    if (chance.maybe(0.7)) return told
    const words = `Hello,\n\nyour ${brandOf(voice, line)} bill is attached. ${voice.money(owed)} is due by ${voice.date(due)}.\n\nThis mailbox is not read.`
    return {
      ...told,
      mail: {
        subject: chance.pick(['Your bill is ready', 'Payment reminder: keep your coverage']),
        words: unescaped(words),
      },
    }
  },
}
