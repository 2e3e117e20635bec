import type { PresetDeclaration } from './declaration.ts'

export const LOSS_RUN_ANALYSIS = {
  id: 'LOSS_RUN_ANALYSIS',
  title: 'Loss Run Analysis',
  description: 'Add up loss runs of any carriers by year and line.',
  about:
    'Cara reads every claim, adds up years and lines, checks the printed totals to the cent, and writes the underwriter’s statement.',
  icon: 'chart',
  verb: 'Analyze',
  says: 'Analyze these loss runs.',
  inputs: [
    {
      kind: 'files',
      name: 'lossRuns',
      label: 'Loss runs',
      prefix: '[Loss Run]',
      missing: 'Add at least one loss run.',
      takes: 'LOSS_RUNS',
    },
    {
      kind: 'text',
      name: 'instructions',
      label: 'Anything else?',
      placeholder: 'For example: the 2024 roof claim has been closed since.',
    },
  ],
  next: ['Which claims are open?', 'Which totals do not agree?'],
  review: 'LOSS_RUN_ANALYSIS',
} as const satisfies PresetDeclaration
