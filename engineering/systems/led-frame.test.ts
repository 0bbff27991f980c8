import { describe, expect, test } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { type LedFrameLoads, solveLedFrame } from './led-frame.ts'

const member = memberOf('BS-TR12A')
const frame = (towers: number, bayIn: number) => ({ member, towers, bayIn, axisIn: 126 })
const loadsOn = (towers: number, change: Partial<LedFrameLoads> = {}): LedFrameLoads => ({
  ...{ headerLbPerIn: 1, torqueInLbPerIn: 30, atIn: 12, towerLb: Array.from({ length: towers }, () => 40) },
  ...change,
})

describe('the frame of header and towers', () => {
  test.each([2, 3, 4, 7, 12])('carries all loads of %d towers to the floor', (count) => {
    const { towers } = solveLedFrame(frame(count, 72), loadsOn(count))
    const lengthIn = 72 * (count - 1)
    const sum = (of: (each: (typeof towers)[number]) => number) => towers.reduce((total, each) => total + of(each), 0)
    expect(sum(({ shearLb }) => shearLb)).toBeCloseTo(lengthIn + 40 * count, 6)
    expect(sum(({ momentInLb }) => momentInLb)).toBeCloseTo(126 * lengthIn + 30 * lengthIn + 12 * 40 * count, 4)
  })

  test('bends a header between two towers as a simple span, which the torsion of the towers restrains little', () => {
    const { lateralInLb, torsionInLb } = solveLedFrame(frame(2, 240), loadsOn(2))
    expect(torsionInLb).toBeCloseTo((30 * 240) / 2, 6)
    expect(lateralInLb).toBeLessThan(240 ** 2 / 8)
    expect(lateralInLb).toBeGreaterThan((0.8 * 240 ** 2) / 8)
  })

  test('moves load from a tower that is pushed to the towers next to it', () => {
    const [left, pushed, right] = solveLedFrame(
      frame(3, 48),
      loadsOn(3, { headerLbPerIn: 0, torqueInLbPerIn: 0, towerLb: [0, 300, 0], atIn: 100 }),
    ).towers
    expect(pushed?.momentInLb).toBeLessThan(30_000)
    expect(left?.momentInLb).toBeGreaterThan(0)
    expect(left?.momentInLb).toBeCloseTo(right?.momentInLb ?? 0, 6)
  })

  test('doubles its forces when the loads double', () => {
    const once = solveLedFrame(frame(4, 60), loadsOn(4))
    const twice = solveLedFrame(
      frame(4, 60),
      loadsOn(4, { headerLbPerIn: 2, torqueInLbPerIn: 60, towerLb: [80, 80, 80, 80] }),
    )
    expect(twice.torsionInLb).toBeCloseTo(2 * once.torsionInLb, 6)
    expect(twice.lateralInLb).toBeCloseTo(2 * once.lateralInLb, 6)
  })
})
