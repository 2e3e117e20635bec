import type { FormResult } from '../../../parts/form/form-result.ts'

/** What came of one of the forms of the page, named by its intent; `asked` is the new address that codes were sent for. */
export type YouResult = FormResult & { intent: string; asked?: string }
