/** Concert and touring scenes: stage roof, delay tower, front of house, and light totems. */
import { sleeveAxisIn } from '../../parts/pipe-adapters.ts'
import { application, knee, leg, railing, type Scenes, seam } from '../assemblies.ts'
import { edgeGuard, GROUND_IN, hingedStrut, onDiagonal, outriggers, REDUCER_IN, reducer, sideSeam } from '../braces.ts'
import { column, deck, FT, PICK_IN, pick, run, Stage, stairs, WALL_IN } from '../kit.ts'
import {
  block,
  box,
  camera,
  cylinder,
  fixture,
  HOIST_IN,
  hoist,
  line,
  lines,
  person,
  rod,
  thing,
  torus,
  union,
} from '../props.ts'
import { barrier, beam, mixer, movingLight, roadCase, speaker, tripod } from '../surroundings.ts'

/** Distances between the towers, in. At these distances, the tower sleeves are a whole number of feet apart. */
const ROOF_IN = [279, 231] as const

async function stageRoof(stage: Stage): Promise<void> {
  const feet = 20
  const [roof, head] = [198, GROUND_IN + feet * FT]
  const [left, right, front, back] = [6, 6 + ROOF_IN[0], 6, 6 + ROOF_IN[1]]
  for (const x of [left, right])
    for (const y of [front, back]) {
      const inward = x === left ? 1 : -1
      await column(stage, [x, y, 0], feet, 'BS-TR12A', 'ground')
      await stage.add('BS-MO-SL12', {
        turn: [0, -90, 0],
        at: [x, y, roof - 1.5],
        held: 'its rollers run on the tower with play',
      })
      // The head of the tower is a 3 ft crosspiece with a head block. The hoist line goes down to the roof's lifting
      // mount on one side, and inside the tower on the other side.
      await run(stage, 'BS-TR12A', [x - 18, y, head + 6], 'x', 3)
      await sideSeam(stage, 12, [x, y, head], 'z', 'x', WALL_IN, 0.25)
      await stage.add('BS-MO-HB1', { at: [x + inward * 7.9, y, head + FT] })
      await pick(stage, [x + inward * 13.5, y, roof + FT])
      await stage.add(
        lines(
          [
            [
              [x + inward * 13.5, y, roof + FT + PICK_IN],
              [x + inward * 12.3, y, head + FT + 5.5],
            ],
            [
              [x + inward * 3.5, y, 6],
              [x + inward * 3.5, y, head + FT + 5.5],
            ],
          ],
          0.4,
          'zinc',
        ),
        { crosses: 'wire rope: over the sheave, around a thimble in the shackle, past the lacing' },
      )
      // An outrigger extends to the side. A strut between hinges braces the tower against the outrigger.
      await outriggers(stage, x, y, [inward > 0 ? '-x' : '+x'], 5)
      const foot = GROUND_IN + FT
      const [out, up] = [48, foot + 57]
      await reducer(stage, { at: [x - inward * out, y, foot] })
      await reducer(stage, { turn: [0, inward * -90, 0], at: [x - inward * 6, y, up] })
      await hingedStrut(
        stage,
        'BS-TR06A',
        5,
        { u: out, v: foot + REDUCER_IN, degrees: 90, side: 1, without: onDiagonal(1) },
        {
          u: 6 + REDUCER_IN,
          v: up,
          degrees: 0,
          side: -1,
          without: (across, inward) => onDiagonal(-1)(across, inward) || inward < -2,
        },
        { turn: [0, 0, inward > 0 ? 180 : 0], at: [x, y, 0] },
      )
    }
  // The roof is bolted to the end frame pattern on the sleeves.
  for (const y of [front, back]) await run(stage, 'BS-TR12A', [left + 7.5, y, roof + 6], 'x', 22)
  for (const x of [left, right]) await run(stage, 'BS-TR12A', [x, front + 7.5, roof + 6], 'y', 18)
  // Two runs of truss go from front to back. In each run, a closed hinge fills the remaining 3 in.
  const bars = [97.5, 193.5]
  for (const x of bars) {
    await stage.add('BS-HG-180-12', { turn: [0, 0, 90], at: [x, front + 6, roof + 6] })
    await sideSeam(stage, 12, [x, front + 6, roof + 6], 'y', 'x')
    await run(stage, 'BS-TR12A', [x, front + 9, roof + 6], 'y', 18)
    await seam(stage, 12, [x, front + 9, roof + 6], 'y')
    await sideSeam(stage, 12, [x, back - 6, roof + 6], 'y', 'x', WALL_IN, 0.25)
  }
  // The deck is at 5 ft, level with a stair that has eight risers. The deck has rails on three sides.
  const beam0 = 46
  const deckTop = beam0 + FT + 2
  const [x0, y0] = [24, 24]
  for (const x of [30, 102, 186, 258])
    for (const y of [30, 120, 210]) {
      await leg(stage, [x, y, 0], 3, 'BS-TR12A', 'leveling')
      await sideSeam(stage, 12, [x, y, beam0], 'z', 'x', WALL_IN, 0.25)
    }
  for (const y of [30, 120, 210]) await run(stage, 'BS-TR12A', [x0, y, beam0 + 6], 'x', 20)
  await deck(stage, [x0, y0, beam0 + FT], 20, 16)
  for (let x = x0 + 24; x < 240; x += 48) await edgeGuard(stage, [x, y0, deckTop])
  stage.leaveOpen([x0, y0, deckTop], [x0 + 240, y0, deckTop], 'the front of a stage, marked in yellow')
  await stage.add(block([240, 0.4, 50], 'fabric', [x0, 36.5625, 4]))
  for (const side of ['back', 'left'] as const) await railing(stage, [x0, y0, deckTop], 20, 16, side)
  await railing(stage, [x0, y0, deckTop], 20, 16, 'right', 0, 4)
  await railing(stage, [x0, y0, deckTop], 20, 16, 'right', 8, 16)
  await stairs(stage, [x0 + 240 + 77, y0 + 72, 0], 8, 90)
  // Lights hang from pipes in sleeves below the roof. The light beams reach the deck.
  const pipe = roof - sleeveAxisIn('round')
  for (const y of [66, 171]) {
    for (const x of bars)
      for (const off of [-5, 5])
        await stage.add('BS-PA-0-2', { turn: [180, 0, 0] }, { turn: [0, 0, 90] }, { at: [x + off, y, roof] })
    await stage.add(thing(rod([42, y, pipe], [249, y, pipe], 1.9), 'zinc'))
    for (const [k, x] of [52, 120, 171, 239].entries()) {
      const turn = [y < 100 ? -8 : 8, (k - 1.5) * -6, 0] as const
      const hang = { turn, at: [x, y, pipe - 0.96] } as const
      await stage.add(fixture(), hang)
      await stage.add(beam(6.6, 26, 121), { turn: [180, 0, 0], at: [0, 0, -16.3] }, hang)
    }
  }
}

/**
 * Adds a cross of 12 in truss with a hub in the center and ballast on the arms. Returns the height of the top of the
 * hub.
 */
async function crossBase(stage: Stage, feet: number): Promise<number> {
  const z = 9
  await stage.add('BS-TR-CB12', { at: [0, 0, z] })
  for (const turn of [0, 90, 180, 270]) {
    const arm = new Stage()
    await run(arm, 'BS-TR12A', [6, 0, z + 6], 'x', feet)
    await seam(arm, 12, [6, 0, z + 6], 'x')
    await arm.add('BS-MO-LF12', { at: [feet * 12, 0, 0] })
    for (const at of [0, 1])
      await arm.add(thing(box([20, 22, 13], true), 'painted-grey'), { at: [feet * 12 - 18, 0, z + 18.5 + at * 13] })
    stage.addAll(arm, { turn: [0, 0, turn] })
  }
  return z + 12
}

async function delayTower(stage: Stage): Promise<void> {
  const base = await crossBase(stage, 5)
  await seam(stage, 12, [0, 0, base], 'z')
  await run(stage, 'BS-TR12A', [0, 0, base], 'z', 25)
  const head = base + 300
  await run(stage, 'BS-TR12A', [-18, 0, head + 6], 'x', 6)
  await sideSeam(stage, 12, [0, 0, head], 'z', 'x', WALL_IN, 0.25)
  for (const face of ['-y', '+y'] as const) {
    await knee(stage, [6, face === '-y' ? -6 : 6, head], face, 1, -1)
    await knee(stage, [-6, face === '-y' ? -6 : 6, head], face, -1, -1)
  }
  await stage.add('BS-MO-HB1', { at: [42, 0, head + 12] })
  await stage.add('BS-RG-HM12', { turn: [180, 0, 0], at: [42, 0, head] })
  // A curved column of eight loudspeakers hangs from a hoist. The loudspeakers face right.
  const [drop, hook] = [4, head - 3.875]
  await stage.add(hoist(drop), { at: [42, 0, hook] })
  let [x, z, tilt] = [42, hook - HOIST_IN - drop - 7.2, -2]
  await stage.add(
    thing(
      union([
        box([30, 3, 2.4], true).translate([0, 0, -5.6]),
        box([3, 46, 2.4], true).translate([10, 0, -5.6]),
        torus(3.4, 0.9).rotate([0, 90, 0]).translate([0, 0, -1.25]),
        cylinder(1.4, 2).translate([0, 0, -4.9]),
      ]),
      'zinc',
    ),
    { at: [x, 0, hook - HOIST_IN - drop] },
  )
  for (let k = 0; k < 8; k++) {
    const it = new Stage()
    await it.add(speaker(), { at: [0, 14, -7.6] })
    stage.addAll(
      it,
      { turn: [tilt, 0, 0] },
      { turn: [0, 0, 90] },
      { at: [x, 0, z], crosses: 'the links on their sides are pinned to each other and to the bar' },
    )
    const rad = (tilt * Math.PI) / 180
    z -= 14.9 * Math.cos(rad)
    x -= 14.9 * Math.sin(rad)
    tilt += 2.6
  }
  // Guys connect the chords below the loudspeakers to the chords at the ends of the arms.
  for (const turn of [0, 90, 180, 270]) {
    const guy = new Stage()
    await guy.add(line(0.5, 'zinc', [6, 5, base + 120], [64.5, 5, base + 0.3]), {
      crosses: 'wire around a chord of the tower and of the arm',
    })
    stage.addAll(guy, { turn: [0, 0, turn] })
  }
  // A barrier surrounds the base. Amplifier cases and another pair of loudspeakers are ready for the next tower.
  for (const x of [-192, -144, -96, -48, 0, 48, 96, 144]) await stage.add(barrier(48), { at: [x, -112, 0] })
  for (const x of [-192, 192])
    for (const y of [-108, -60, -12, 36])
      await stage.add(barrier(48), { turn: [0, 0, x < 0 ? -90 : 90], at: [x, x < 0 ? y + 48 : y, 0] })
  for (const [x, y, turn, size] of [
    [-128, 8, 12, [44, 30, 40]],
    [-130, 62, 4, [44, 30, 32]],
    [120, 44, -14, [30, 30, 44]],
  ] as const)
    await stage.add(roadCase(size), { turn: [0, 0, turn], at: [x, y, 0] })
  await stage.add(roadCase([30, 30, 20]), { turn: [0, 0, 6], at: [120, 86, 0] })
  await stage.add(person(), { turn: [0, 0, -24], at: [-96, -40, 0] })
  await stage.add(person(), { turn: [0, 0, 20], at: [150, -24, 0] })
}

async function frontOfHouse(stage: Stage): Promise<void> {
  const [w, d] = [16 * 12, 12 * 12]
  // The front level is 15 in high, and the rear level is 30 in high.
  const [low, high] = [13, 29]
  for (const x of [3, 96, w - 3]) {
    for (const y of [3, 48, 93]) await stage.add('BS-MO-LF06', { at: [x, y, 1] })
    for (const y of [99, d - 3]) await leg(stage, [x, y, 0], 2, 'BS-TR06A', 'leveling')
  }
  for (const y of [3, 48, 93]) for (const x of [0, 96]) await run(stage, 'BS-TR06A', [x, y, low - 4], 'x', 8)
  await deck(stage, [0, 0, low - 1], 16, 8)
  for (const y of [99, d - 3]) for (const x of [6, 99]) await run(stage, 'BS-TR06A', [x, y, high - 3], 'x', 7)
  await deck(stage, [0, 96, high], 16, 4)
  const upper = high + 2
  await stage.add(block([w - 5, 0.6, 15], 'painted-black', [2.5, 95.4, low + 1]))
  for (const side of ['left', 'right'] as const) await railing(stage, [0, 0, low + 1], 16, 8, side)
  // Leave the right side open for the stair.
  await railing(stage, [0, 96, upper], 16, 4, 'left')
  await railing(stage, [0, 96, upper], 16, 4, 'back')
  await stage.add(mixer(76), { at: [80, 34, low + 1] })
  await stage.add(block([34, 30, 30], 'painted-black', [-17, -15, 0]), { at: [154, 34, low + 1] })
  await stage.add(tripod(46), { at: [120, 115, upper] })
  await stage.add(camera(), { turn: [0, 0, 10], at: [120, 115, upper + 46] })
  await stage.add(tripod(40), { at: [52, 115, upper] })
  await stage.add(
    thing(
      union([box([20, 14, 2], true), box([18, 1, 12], true).rotate([-18, 0, 0]).translate([0, -6, 6])]),
      'painted-black',
    ),
    { at: [52, 115, upper + 41] },
  )
  await stairs(stage, [w + 22 + 11, 120, 0], 4, 90)
}

async function lightTotems(stage: Stage): Promise<void> {
  for (let k = 0; k < 5; k++) {
    const x = k * 60
    const y = k * 26
    await column(stage, [x, y, 0], 6, 'BS-TR12A', 'ground')
    await stage.add('BS-TR-EF12', { at: [x, y, 74.24] })
    await stage.add(movingLight((k - 2) * 3), { at: [x, y, 74.5] })
    await stage.add(
      beam(9, 24, 150),
      { at: [0, 0, 10.4] },
      { turn: [0, (k - 2) * 3, 0] },
      { at: [x, y, 74.5 + 17], unframed: true },
    )
  }
}

export const scenes: Scenes = application(
  'concert-and-touring',
  {
    'stage-roof': {
      build: stageRoof,
      view: {
        studio: 'dark',
        azimuth: 14,
        eye: 78,
        lights: [{ at: [0, 0, 1], to: [0, 0, 0.3], size: [1.1, 0.7], power: 10, color: [1, 0.95, 0.84] }],
        lens: 32,
        within: [0.88, 0.86],
      },
    },
    'delay-tower': { build: delayTower, view: { studio: 'dark', azimuth: -24, lens: 38, within: [0.86, 0.92] } },
    'front-of-house': { build: frontOfHouse, view: { studio: 'light', azimuth: 34, eye: 76, within: [0.84, 0.82] } },
    'light-totems': {
      build: lightTotems,
      view: { studio: 'dark', azimuth: 24, eye: 40, within: [0.82, 0.66], offset: [0, -0.26] },
    },
  },
  { of: 'stage-roof', azimuth: 20, eye: 54 },
)
