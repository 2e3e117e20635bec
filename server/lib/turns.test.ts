import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

const one = (name: string, urgent = false) => ({ of: name[0]!, name, urgent })
const names = (turns: Turns<ReturnType<typeof one>>, onlyIdle = false) => {
  const order: string[] = []
  for (let next = turns.next({ onlyIdle }); next; next = turns.next({ onlyIdle })) {
    order.push(next.name)
    turns.done(next)
  }
  return order
}

describe('turns', () => {
  it('go round, however much one of them sends', () => {
    const turns = new Turns<ReturnType<typeof one>>()
    for (const name of ['b1', 'b2', 'b3', 'b4', 'a1', 'a2', 'c1']) turns.join(one(name))
    expect(names(turns)).toEqual(['b1', 'a1', 'c1', 'b2', 'a2', 'b3', 'b4'])
  })

  it('go first to whoever has least under way', () => {
    const turns = new Turns<ReturnType<typeof one>>()
    for (const name of ['b1', 'b2', 'b3']) turns.join(one(name))
    turns.next({ onlyIdle: false })
    turns.next({ onlyIdle: false })
    turns.join(one('a1'))
    expect(turns.next({ onlyIdle: true })?.name).toBe('a1')
    expect(turns.next({ onlyIdle: true })).toBeNull()
    expect(turns.next({ onlyIdle: false })?.name).toBe('b3')
  })

  it('let the urgent pass only those of their own', () => {
    const turns = new Turns<ReturnType<typeof one>>()
    for (const name of ['a1', 'b1']) turns.join(one(name))
    turns.join(one('b2', true))
    expect(names(turns)).toEqual(['a1', 'b2', 'b1'])
  })

  it('are given up by who leaves', () => {
    const turns = new Turns<ReturnType<typeof one>>()
    const [a, b] = [one('a1'), one('b1')]
    turns.join(a)
    turns.join(b)
    turns.leave(a)
    expect(turns.clear()).toEqual([b])
    expect(names(turns)).toEqual([])
  })
})
