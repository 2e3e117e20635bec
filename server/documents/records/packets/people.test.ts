import { expect, test } from 'vitest'
import { gridPage } from '../../../../tests/support/documents/grid-page.ts'
import { readPacket } from './read-packet.ts'

const codes = (heads: string[], row: string[]) =>
  readPacket([
    gridPage(
      [{ widths: heads.map(() => 90), rows: [heads, row, row.map((text) => text.replace('8810', '2802'))] }],
      [{ x: 30, y: 20, text: 'Workers Compensation' }],
    ),
  ]).flatMap(({ type, fields }) => (type === 'wc_class_code_item' ? [fields.class_code?.value] : []))

test('the class and the pay of an officer are no row of a schedule of classes', () => {
  const heads = ['State', 'Loc', 'Class', 'Payroll']
  const row = ['VA', '1', '8810', '62,400']
  expect(codes(['Description', ...heads], ['Clerical', ...row])).toEqual(['8810', '2802'])
  expect(codes(['Name', 'Title', 'Own %', ...heads], ['Edda Bramble', 'President', '60', ...row])).toEqual([])
})
