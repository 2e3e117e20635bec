import { aSupplement } from './supplement-pdf.ts'

/** A carrier's supplement with a field of every kind, whose names say nothing. */
export async function aContractorsSupplement(): Promise<Uint8Array> {
  const pdf = await aSupplement()
  const { print, text, tick, radio, choice } = pdf
  print('CONTRACTORS SUPPLEMENTAL APPLICATION', 40, 50, 14)
  print('APPLICANT INFORMATION', 40, 80, 11)
  print('Named Insured:', 40, 105)
  text('Text1', [120, 94, 200, 15])
  print('Policy Number:', 340, 105)
  text('Text2', [420, 94, 150, 15])
  print('Effective Date:', 40, 130)
  text('Text3', [120, 119, 100, 15], {
    actions: { F: 'AFDate_FormatEx("mm/dd/yy");', K: 'AFDate_KeystrokeEx("mm/dd/yy");' },
  })
  print('Number of employees', 340, 130)
  text('Text4', [440, 119, 50, 15], { maxLength: 4, comb: true })
  print('Do you use subcontractors?', 40, 155)
  radio('Group5', [
    ['0', 200, 146],
    ['1', 250, 146],
  ])
  print('Yes', 213, 155)
  print('No', 263, 155)
  tick('Check6', 40, 170)
  print('Work is done above three stories', 55, 179)
  print('States of operation', 340, 160)
  choice('List7', [440, 150, 100, 50], ['Illinois', 'Indiana', 'Ohio'], { several: true })
  print('Type of work', 40, 210)
  choice('Combo8', [120, 200, 150, 16], ['Carpentry', 'Roofing', 'Plumbing'])
  print('Annual receipts', 40, 235)
  text('Text9', [120, 224, 100, 15], {
    actions: { F: 'AFNumber_Format(2, 0, 0, 0, "$", true);', K: 'AFNumber_Keystroke(2, 0, 0, 0, "$", true);' },
  })
  print('Total', 240, 235)
  text('Text10', [270, 224, 60, 15], { actions: { C: 'AFSimple_Calculate("SUM", new Array("Text9"));' } })
  print('Operations', 40, 260)
  text('Text11', [120, 250, 400, 40], { lines: true })
  print('Prepared for', 40, 320)
  text('Text12', [120, 309, 120, 15], { readOnly: true, value: 'Quillfeather' })
  print('Signature of applicant', 40, 350)
  text('Text13', [140, 339, 200, 15])
  return pdf.save()
}
