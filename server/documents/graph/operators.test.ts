import { describe, expect, it } from 'vitest'
import { daysNamed, operatorsIn } from './operators.ts'

const waysIn = (question: string) => operatorsIn(question).map(({ way }) => way)
const operandsIn = (question: string) => operatorsIn(question).map(({ operands }) => operands)

describe('what a question wants worked out', () => {
  it('takes no operator from a long message or from a total of more than is named', () => {
    expect(operatorsIn(`total ${'of everything '.repeat(40)}`)).toEqual([])
    expect(operatorsIn('total premium including taxes and fees')).toEqual([])
  })

  it('is no sum and no list where it asks how many', () => {
    expect(waysIn('how many vehicles in total')).toEqual([])
    expect(waysIn('how many units scheduled vs power units stated')).toEqual([])
    expect(waysIn('how many days between the loss and the report')).toEqual(['days'])
  })

  it('is no sum where it asks what is apart, whatever is added up in it', () => {
    expect(waysIn('difference in total premium between the quote and the binder')).toEqual(['difference'])
    expect(waysIn('how many days together from loss to report')).toEqual(['days'])
  })

  it('names the two things it is over, without the words that ask for it', () => {
    expect(operatorsIn('difference between expiring and option 1 on the automobile')).toEqual([
      { way: 'difference', operands: ['expiring', 'option 1'], rest: 'on the automobile' },
    ])
    expect(operandsIn('how much more is umbrella than property on premium')).toEqual([['umbrella', 'property']])
    expect(operandsIn('policy fee minus inspection fee')).toEqual([['policy fee', 'inspection fee']])
    expect(operandsIn('did the audited payroll come in over the estimate')).toContainEqual([
      'the audited payroll',
      'estimate',
    ])
    expect(operandsIn('the policy fee and the inspection fee added together')[0]).toEqual([
      'the policy fee',
      'the inspection fee',
    ])
    expect(operandsIn('total policy fee & inspection fee')[0]).toEqual(['policy fee', 'inspection fee'])
  })

  it('names two days in any way their words can be parted', () => {
    expect(daysNamed('how many days after the loss was the report')).toContainEqual({
      operands: ['the loss', 'the report'],
      rest: '',
    })
    expect(daysNamed('how many days from loss to report on claim 7')).toContainEqual({
      operands: ['loss', 'report'],
      rest: 'claim 7',
    })
    expect(daysNamed('how many days are there')).toEqual([])
  })

  it('is over more where two are named, but not what is apart', () => {
    expect(operandsIn('policy fee plus inspection fee')).toEqual([['policy fee', 'inspection fee'], null])
    expect(operandsIn('policy fee minus inspection fee')).toHaveLength(1)
  })

  it('is nothing where more than two are named', () => {
    expect(operatorsIn('policy fee plus inspection fee plus tax')).toEqual([])
    expect(operatorsIn('premium minus policy fee minus tax')).toEqual([])
  })

  it('takes no words for a name that only ask', () => {
    expect(operatorsIn('which is more than the most')[0]!.operands).toBeNull()
  })

  it('reads what stands in brackets or behind a slash as words of their own', () => {
    expect(operatorsIn('total premium (renewal/expiring)')[0]!.rest).toBe('premium renewal expiring')
  })
})
