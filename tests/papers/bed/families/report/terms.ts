import type { Paper } from '../../family.ts'
import { beside, cell, dayAfter, form, page, policy, retention, seen, sides, table, term, termOf, texts, theAgent, theInsured, trigger } from './kit.ts' // biome-ignore format: a list

const WORDS = { aggregate: 'General Aggregate Limit', products: 'Products-Completed Operations Aggregate Limit', personal: 'Personal & Advertising Injury Limit', occurrence: 'Each Occurrence Limit', rented: 'Damage To Premises Rented To You Limit', medical: 'Medical Expense Limit' } as const // biome-ignore format: a table
const NAMES = Object.keys(WORDS) as (keyof typeof WORDS)[]
const label = (name: keyof typeof WORDS) => WORDS[name].replace('&', '&amp;')

/** A renewal page whose left column is what ran out. */
// biome-ignore format: a page
export const ranOut: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    const was = t.prior.gl
    return policy(`<h3>${voice.carrier('gl')}</h3><p>Renewal Declarations with Comparison</p>${sides(`Insured<br>${theInsured(voice)}`, `Agent<br>${theAgent(voice)}`)}
      ${table('form', ['', 'Prior Term', 'Renewal Term', 'Change'], [['Policy number', text(was.number), voice.number('gl'), ''], ['Effective', voice.date(was.effective), voice.effective('gl'), ''], ['Expiration', voice.date(was.expiration), voice.expiration('gl'), ''], ...NAMES.map((name) => [label(name), money(was.limits[name]!), voice.limit('gl', name), gl.limits[name]! > was.limits[name]! ? 'Increased' : 'Decreased']), ['Premium', money(was.premium), money(gl.premium), '']])}<p>Written on ${trigger(voice, 'an occurrence', 'a claims-made')} basis.</p>`)
  },
}

/** The history of a policy below its limits: each year with what it had. */
// biome-ignore format: a page
export const history: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const was = t.prior.umbrella
    const year = (back: number) => `${Number(was.effective.slice(0, 4)) - back}${was.effective.slice(4)}`
    return policy(`<h3 class="ctr">${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY POLICY</h3>${beside(['Company:', voice.carrier('umbrella')], ['Policy Number:', voice.number('umbrella')], ['Policy Period:', term(voice, 'umbrella')], ['Named Insured:', theInsured(voice)], ['Producer:', theAgent(voice)])}
      ${table('lines', [], [['Each Occurrence', voice.limit('umbrella', 'occurrence')], ['Aggregate', voice.limit('umbrella', 'aggregate')], ['Self-Insured Retention', retention(voice, 'NIL')]], { from: 1 })}
      <p><b>Policy history</b></p>${table('form', ['Term', 'Policy number', 'Each occurrence', 'Aggregate', 'Premium'], [[termOf(voice, was, ' - '), text(was.number), money(was.limits.occurrence!), money(was.limits.aggregate!), money(was.premium)], [`${date(year(1))} - ${date(was.effective)}`, text(was.number), money(was.limits.occurrence!), money(was.limits.aggregate!), money(was.premium - 400)]], { from: 2 })}`)
  },
}

/** A policy that ran out, sent once more for the file: what it says is what it says; then the letter that it is over. */
// biome-ignore format: a page
export const isOver: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const was = t.prior.auto
    return page('letter', 'names only')(`<p>${seen.company(voice, 'auto')}</p><p>${dayAfter(voice, 9, 'auto')}</p><p>${seen.insuredAt(voice)}</p>${texts(`Our records show that policy ${text(was.number)} expired on ${voice.date(was.expiration)}. The limits of ${voice.money(was.limits.csl ?? was.limits.perAccident!)} that it had ended with it.`, 'Claims of accidents before that day may still be reported to us. We have no coverage in force for you now.', 'Please call your agent if you believe this is a mistake.')}`, 'p { margin: 10pt 0 }')
  },
}

/** Two columns of a package: expiring at the right, in smaller type. */
// biome-ignore format: a page
export const expiringRight: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const was = t.prior.wc
    const then = (value: string) => `<span class="fine">${value}</span>`
    return policy(`${form([cell('Insurer', voice.carrier('wc')), cell('Insured', theInsured(voice)), cell('Agent', theAgent(voice))])}<h4>Workers compensation and employers liability &ndash; renewal information page</h4>
      ${table('lines head', ['', 'This term', then('Expiring term')], [['Policy number', voice.number('wc'), then(text(was.number))], ['Period', term(voice, 'wc'), then(termOf(voice, was))], ['Bodily injury by accident, each accident', voice.limit('wc', 'accident'), then(money(was.limits.accident!))], ['Bodily injury by disease, policy limit', voice.limit('wc', 'disease'), then(money(was.limits.disease!))], ['Bodily injury by disease, each employee', voice.limit('wc', 'employee'), then(money(was.limits.employee!))], ['Experience modification', '0.91', then('0.97')], ['Premium', money(t.policies.wc.premium), then(money(was.premium))]])}`)
  },
}
