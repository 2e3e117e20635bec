import { ACORD_25 } from './acord-25/index.ts'
import type { FormDefinition } from './types.ts'

/** Every form Cara fills. A further form is its folder and its line here. */
export const FORMS: FormDefinition[] = [ACORD_25]
