// Printed from the pages of forms by `npm run generate`: change a page under server/forms/acord, not this file.

export const CARDS = [
  { id: '25', name: 'ACORD 25', title: 'Certificate of Liability Insurance', holder: true },
  { id: '24', name: 'ACORD 24', title: 'Certificate of Property Insurance', holder: true },
  { id: '27', name: 'ACORD 27', title: 'Evidence of Property Insurance', interest: true },
  { id: '28', name: 'ACORD 28', title: 'Evidence of Commercial Property Insurance', interest: true },
  { id: '35', name: 'ACORD 35', title: 'Cancellation Request / Policy Release' },
  { id: '36', name: 'ACORD 36', title: 'Agent / Broker of Record Change' },
  { id: '75', name: 'ACORD 75', title: 'Insurance Binder' },
  { id: '125', name: 'ACORD 125', title: 'Commercial Insurance Application', asks: true },
  { id: '126', name: 'ACORD 126', title: 'Commercial General Liability Section', asks: true },
  { id: '130', name: 'ACORD 130', title: 'Workers Compensation Application', asks: true },
  { id: '131', name: 'ACORD 131', title: 'Umbrella / Excess Section', asks: true },
  { id: '140', name: 'ACORD 140', title: 'Property Section', asks: true },
] as const
