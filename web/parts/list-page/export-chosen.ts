import { Download } from 'lucide-react'
import type { BulkAction } from './list.ts'

/** The selected rows as a CSV file, from where the whole list comes as one. */
export const exportChosen = (from: string): BulkAction => ({
  label: 'Export CSV',
  icon: Download,
  file: (ids) => `${from}?${ids.map((id) => `id=${id}`).join('&')}`,
  most: 300, // an address has an end
})
