import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { later, mark4, ownsAutos, paragraphs, plainRows, posted, retention, rows, runs, said, sheet, split, tableOf, theAgency, theInsured, tip, trigger } from '../kit/blocks.ts' // biome-ignore format: a list

const proof = sheet('certificate', 'fills')

/** A certificate that code has drawn: letters of insurers, a row for each line, boxes with marks. */
export const drawn: Paper = {
  draw: (voice) => {
    const { truth, chance } = voice
    const lines: Line[] = ['gl', 'auto', 'umbrella', 'wc']
    const letters = new Map<string, string>()
    for (const line of lines) {
      const { name } = truth.policies[line].carrier
      if (!letters.has(name)) letters.set(name, 'ABCD'[letters.size]!)
    }
    const letterOf = (line: Line) => letters.get(truth.policies[line].carrier.name)!
    const insurers = [...letters].map(([name, letter]) => {
      const line = lines.find((one) => truth.policies[one].carrier.name === name)!
      return [`INSURER ${letter}`, voice.carrier(line), voice.naic(line)]
    })
    for (const line of lines) voice.carrier(line)
    const { symbols } = truth.policies.auto
    const box = (symbol: number, words: string, tick: 'auto.any' | 'auto.owned' | 'auto.scheduled' | 'auto.hired' | 'auto.nonOwned') => `${mark4(symbols.includes(symbol))} ${symbols.includes(symbol) ? voice.tick(tick, words) : words}` // biome-ignore format: a line
    const row = (line: Line, words: string, limits: [string, string][]) => [letterOf(line), words, voice.number(line), voice.effective(line), voice.expiration(line), tableOf('money tight in', [], plainRows(limits))] // biome-ignore format: a row
    return proof(
      `<div class="split"><b>CERTIFICATE OF INSURANCE</b><p class="e">Issued ${later(voice)}</p></div><p class="s">This certificate is issued for information only and confers no rights upon the holder. It does not amend, extend or alter the coverage of the policies below.</p>
      <table class="ruled"><tr><td>${tip('PRODUCER', `${theAgency(voice)}<br>Contact: ${voice.reach('contact')}<br>Phone: ${voice.reach('phone')}<br>E-mail: ${voice.reach('email')}`)}</td><td rowspan="2">${tableOf('in tight', ['', 'INSURERS AFFORDING COVERAGE', 'NAIC'], plainRows(insurers))}</td></tr><tr><td>${tip('INSURED', theInsured(voice))}</td></tr></table>
      ${tableOf(
        'ruled cv',
        ['INSR', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'EFFECTIVE', 'EXPIRATION', 'LIMITS'],
        plainRows([
          row(
            'gl',
            `<b>GENERAL LIABILITY</b><br>${mark4(true)} Commercial general liability<br>${mark4(true)} ${trigger(voice)}`,
            voice.limits('gl', {
              occurrence: 'Each occurrence',
              rented: 'Damage to rented premises',
              medical: 'Medical expense',
              personal: 'Personal &amp; adv injury',
              aggregate: 'General aggregate',
              products: 'Products-comp/op agg',
            }),
          ),
          row(
            'auto',
            `<b>AUTOMOBILE LIABILITY</b><br>${box(1, 'Any auto', 'auto.any')}<br>${box(2, 'All owned autos', 'auto.owned')}<br>${box(7, 'Scheduled autos', 'auto.scheduled')}<br>${box(8, 'Hired autos', 'auto.hired')}<br>${box(9, 'Non-owned autos', 'auto.nonOwned')}`,
            voice.limits('auto', {
              csl: 'Combined single limit',
              perPerson: 'Bodily injury (per person)',
              perAccident: 'Bodily injury (per accident)',
              damage: 'Property damage',
            }),
          ),
          row('umbrella', `<b>${voice.tick('umbrella.umbrella', 'UMBRELLA')} LIABILITY</b>`, [
            ['Each occurrence', voice.limit('umbrella', 'occurrence')],
            ['Aggregate', voice.limit('umbrella', 'aggregate')],
            ['Retention', retention(voice, 'None')],
          ]),
          row('wc', '<b>WORKERS COMPENSATION</b> and employers liability', [
            ['E.L. each accident', voice.limit('wc', 'accident')],
            ['E.L. disease, each employee', voice.limit('wc', 'employee')],
            ['E.L. disease, policy limit', voice.limit('wc', 'disease')],
          ]),
        ]),
      )}
      <table class="ruled"><tr><td>${tip('DESCRIPTION OF OPERATIONS', `Job ${chance.digits(4)}. ${ownsAutos(voice) ? 'Vehicles are on file.' : ''}`)}</td></tr><tr><td>${tip('CERTIFICATE HOLDER', posted.stranger(voice))}</td></tr></table>`,
      '.in td, .in th, .ruled .in td, .ruled .in th { border: 0 } .in { margin: 0 } .cv { font-size: 0.92em } .cv > tbody > tr > td:nth-child(3) { white-space: nowrap }',
    )
  },
}

/** A company's own proof of auto for a landlord or a lender. */
export const autoProof: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    voice.notJudged('auto.any', 'auto.owned', 'auto.scheduled', 'auto.hired', 'auto.nonOwned')
    return proof(
      `<h3>${voice.carrier('auto')}</h3><h4>Verification of Commercial Auto Coverage</h4><p>${later(voice, 'auto')}</p><p>${posted.stranger(voice)}</p>${said(
        [
          ['Insured', theInsured(voice)],
          ['Policy', voice.number('auto')],
          ['In force', runs(voice, 'auto', ' to ')],
          ['Agent', theAgency(voice)],
        ],
      )}${tableOf(
        'under',
        ['Coverage', 'Limit'],
        rows(
          voice.limits('auto', {
            csl: 'Liability, combined single limit each accident',
            perPerson: 'Bodily injury liability each person',
            perAccident: 'Bodily injury liability each accident',
            damage: 'Property damage liability each accident',
          }),
          (one) => one,
        ),
      )}<p>Vehicle: ${truth.vehicles[0]!.year} ${truth.vehicles[0]!.make} ${truth.vehicles[0]!.model}, ${truth.vehicles[0]!.vin}. Comprehensive and collision deductible ${money(1000)}.</p><p class="s">You will be told if this coverage is cancelled.</p>`,
    )
  },
}

/** A lender is shown the property of a borrower: no row of liability is filled from it. */
export const propertyProof: Paper = {
  draw: (voice: Voice) => {
    const { truth, money, text, date } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    return sheet(
      'certificate',
      'names only',
    )(
      `<h3 class="c">EVIDENCE OF COMMERCIAL PROPERTY INSURANCE</h3>${split(`Agency<br>${posted.agency(voice)}`, `Company<br>${text(gl.carrier.name)}`)}${tableOf('ruled', [], plainRows([[tip('Insured', posted.insured(voice)), tip('Policy number', text(gl.number)), tip('Effective', date(gl.effective)), tip('Expiration', date(gl.expiration))]]))}<p>Building, replacement cost ${money(truth.locations[0]!.building)}, special causes of loss, deductible ${money(5000)}. Business income 12 months actual loss sustained.</p>${paragraphs(`Lender: ${posted.stranger(voice, ', ')}`)}`,
    )
  },
}
