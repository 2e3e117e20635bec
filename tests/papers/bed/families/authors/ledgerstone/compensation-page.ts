import type { Paper } from '../../../family.ts'
import { conditions, dense, formsList, payrolls, signed } from './backmatter.ts'
import { extras } from './extras.ts'
import { aSystem, identity, limitsPanel, masthead, rules, runningHead } from './sheets.ts'
import { compensationRows } from './wordings.ts'

/** The information page of workers compensation. */
export const compensationPage: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const title = chance.pick([
      'Workers Compensation and Employers Liability Information Page',
      'Information Page – Work Injury Policy',
      'Employers’ Policy: Workers Compensation / Employers Liability',
      'Work Comp Declarations',
    ])
    const { state } = truth.insured.address
    const extra: [string, string][] = chance.some(
      [
        ['FEIN', `${chance.digits(2)}-55${chance.digits(5)}`],
        ['Risk ID', chance.digits(9)],
        ['Previous Policy', voice.text(truth.prior.wc.number)],
        ['Entity', chance.pick(['Corporation', 'LLC', 'Sole proprietor'])],
      ],
      chance.int(1, 4),
    )
    const law = chance.pick([
      () =>
        `<p>3.A. ${voice.tick('wc.statutory', 'Statutory')} workers compensation benefits of the state listed here: ${state}.</p>`,
      () => `<p>Part One of the policy applies to the Workers Compensation Law of: <b>${state}</b></p>`,
      () =>
        `<div class="cells"><div><small>Part One – Compensation</small>${voice.tick('wc.statutory', 'STATUTORY')}</div><div><small>States</small>${state}</div></div>`,
    ])()
    const rows = compensationRows(voice)
    const liability = chance.maybe(0.3)
      ? `<p>3.B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A. Our limits of liability under Part Two are: ${rows.map(([words, amount]) => `${words}, <b>${amount}</b>`).join('; ')}.</p>`
      : limitsPanel(
          voice,
          system,
          rows,
          chance.pick([
            'Part Two – Employers Liability',
            'If an Employee Sues You (Part Two)',
            'Item 3.B. Employers Liability Limits',
          ]),
        )
    const others = '<p>3.C. Other States Insurance: all states except ND, OH, WA, WY and states listed in 3.A.</p>'
    const officers = chance.maybe(0.5)
      ? `<h2>Officers and Members</h2><table class="lines">${truth.drivers
          .slice(0, 3)
          .map(
            ({ name }) =>
              `<tr><td>${voice.text(name)}</td><td>${chance.pick(['Included', 'Excluded by election'])}</td><td>${chance.pick([25, 33, 50])}%</td></tr>`,
          )
          .join('')}</table>`
      : ''
    const standard = truth.work.reduce((sum, work) => sum + work.premium, 0)
    const cost = `<table class="lines"><tr><td>Standard premium</td><td class="n">${voice.money(standard)}</td></tr><tr><td>Experience modification 0.${chance.int(72, 99)}</td><td class="n">applied</td></tr><tr><td>Increased limits factor, Part Two</td><td class="n">1.0${chance.int(1, 4)}</td></tr><tr><td>Terrorism</td><td class="n">${voice.money(chance.int(20, 300))}</td></tr><tr><td>Expense constant</td><td class="n">${voice.money(chance.int(160, 250))}</td></tr><tr><td>Deposit due at inception</td><td class="n">${voice.money(chance.int(500, 9000))}</td></tr></table>`
    const [who, work] = [identity(voice, ['wc'], extra), payrolls(voice)]
    const coverage = chance.maybe(0.4)
      ? `<div class="two"><div>${law}${others}</div><div>${liability}</div></div>`
      : law + liability + others
    const tail = dense(voice, chance.shuffle([cost, formsList(voice), officers, ...extras(voice, 'wc')]))
    return {
      kind: 'declarations',
      feeds: 'fills',
      running: chance.maybe(0.75) ? runningHead(voice, voice.number('wc'), title) : undefined,
      css: rules(voice, system),
      html: `${masthead(voice, ['wc'], title)}${who}${chance.maybe(0.25) ? `${work}${coverage}` : `${coverage}${work}`}${tail}${conditions(voice, 4)}${signed(voice, 'wc')}`,
    }
  },
}
