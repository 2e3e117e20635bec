import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

/** The description of a card with these lines below its own, each a line height from the next. */
const described = (...more: (string | DrawnText)[]) => {
  const first = [
    'Claim No: Q-1',
    'Employee: Ida Moss',
    'Adjuster: Ada Quill',
    'Date of Injury: 03/04/2022',
    'Status: Open',
    'Total Paid: $5.00',
  ]
  const texts = [...first, ...more].map((one, row) => (typeof one === 'string' ? { x: 40, y: 40 + row * 10, text: one } : one)) // biome-ignore format: a row
  const [found] = readRecords([drawnPage(texts, [])])
  expect(found!.fields).toMatchObject({ claim_number: { value: 'Q-1' }, claimant: { value: 'Ida Moss' } })
  return found!.fields.description?.value
}

describe('a label that names a field in cards alone', () => {
  it('tells it where nothing names it better', () => {
    expect(described('Accident: Fell off a ladder')).toBe('Fell off a ladder')
    expect(described('Accident: N/A')).toBeUndefined()
    expect(described('Accident:')).toBeUndefined()
    expect(described('Nature of Injury: Sprain')).toBeUndefined()
  })

  it('tells it with the line that goes on below', () => {
    expect(described('Accident: Fell off a ladder at the', 'far end of the yard')).toBe('Fell off a ladder at the far end of the yard') // biome-ignore format: a row
    const beside: DrawnText = { x: 300, y: 100, text: 'Driver: Mira Holt' }
    expect(described('Accident: Fell off a ladder,', beside, { x: 40, y: 110, text: 'sprained wrist' })).toBe('Fell off a ladder, sprained wrist') // biome-ignore format: a row
    expect(described('Accident: Fell off a ladder', { x: 40, y: 130, text: 'reviewed by the desk' })).toBe('Fell off a ladder') // biome-ignore format: a row
  })

  it('yields to one that names it better', () => {
    expect(described('Accident: Fall', 'Description: Fell off a ladder')).toBe('Fell off a ladder')
    expect(described('Description: Fell off a ladder', 'Accident: Fall')).toBe('Fell off a ladder')
  })

  it('says no name that is none', () => {
    const card = ['Claim No: Q-2', 'Employee: 55 years old', 'Adjuster: Ada Quill', 'Date of Injury: 03/04/2022', 'Status: Open', 'Total Paid: $5.00'] // biome-ignore format: a list
    const [found] = readRecords([drawnPage(card.map((text, row) => ({ x: 40, y: 40 + row * 10, text })), [])]) // biome-ignore format: a row
    expect(found!.fields.claim_number?.value).toBe('Q-2')
    expect(found!.fields).not.toHaveProperty('claimant')
    expect(described('Description: THE EMPLOYEE WAS LIFTING')).toBe('THE EMPLOYEE WAS LIFTING')
  })

  it('says nothing beside another such label', () => {
    expect(described('Accident: Fell off a ladder', 'Loss Details: Sprained wrist')).toBeUndefined()
  })
})
