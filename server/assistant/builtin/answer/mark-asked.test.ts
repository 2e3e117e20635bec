import { expect, it } from 'vitest'
import { markAsked } from './mark-asked.ts'

it.each([
  ['Which carrier takes breweries?', 'Class: Breweries · Appetite: No', 'Class: **Breweries** · Appetite: No'],
  ['minimum premium of drywall', 'Drywall: Minimum premium $975', '**Drywall**: **Minimum premium** $975'],
  ['what is the ded', 'The deductible is 2% of it.', 'The **deductible** is 2% of it.'],
  ['what is it', 'It is here.', 'It is here.'],
])('marks the words that “%s” asks for', (question, text, marked) => expect(markAsked(text, question)).toBe(marked))
