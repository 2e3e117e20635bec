import { z } from 'zod'
import { defineTool } from '../tool.ts'

export const think = defineTool({
  name: 'THINK',
  manual:
    'Says what you are considering, in a few plain sentences the user can follow. Use it before work that takes ' +
    'several steps.',
  input: z.object({
    title: z.string().trim().min(1).max(80).describe('What the thought is about, in a few words.'),
    thought: z.string().trim().min(1).max(8000),
  }),
  title: ({ title }) => title,
  run: async () => ({ output: { noted: true } }),
})
