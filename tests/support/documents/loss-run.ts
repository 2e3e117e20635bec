import { linesPage, type PdfPageSpec } from './pdf.ts'

/** A page of an invented loss run: three claims, one of each status, and their printed totals. */
export const LOSS_RUN: PdfPageSpec = {
  ...linesPage(['LOSS RUN REPORT', 'Insured: Otter & Thimble Joinery LLC   Valuation date: 06/01/2026']),
  tables: [
    {
      x: 50,
      y: 120,
      columns: [0, 80, 150, 290, 350, 430],
      rows: [
        ['Claim No', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve'],
        ['C-1001', '03/04/2024', 'Rear-end collision at 2025 Elm St', 'Closed', '$12,400', '$0'],
        ['C-1003', '11/30/2025', 'Backed into fence', 'Open', '$1,000', '$8,500'],
        ['C-1004', '12/11/2025', 'Hail', 'Reopened', '$2,000', '$500'],
        ['Totals', '', '', '', '$15,400', '$9,000'],
      ],
    },
  ],
}
