/** Scenes of the application: stage roof, delay tower, front of house and light totems. */
import { application, knee, leg, railing, type Scenes, seam } from '../assemblies.ts'
import { column, deck, run, Stage, stairs } from '../kit.ts'
import { block, box, camera, fixture, lines, person, rod, thing, union } from '../props.ts'
import { barrier, beam, mixer, movingLight, roadCase, speaker, tripod } from '../surroundings.ts'

async function stageRoof(stage: Stage): Promise<void> {
  const [w, d] = [24 * 12, 20 * 12]
  const feet = 20
  const roof = 198
  for (const x of [6, w - 6])
    for (const y of [6, d - 6]) {
      await column(stage, [x, y, 0], feet, 'BS-TR12A', 'ground')
      await seam(stage, 12, [x, y, 122.24], 'z')
      await stage.add('BS-MO-SL12', { turn: [0, -90, 0], at: [x, y, roof - 1.5] })
      await stage.add('BS-MO-HB1', { at: [x, y, 2.24 + feet * 12] })
      await stage.add(
        lines(
          [
            [
              [x + (x < 50 ? 3.6 : -3.6), y, roof + 14],
              [x + (x < 50 ? 3.6 : -3.6), y, feet * 12 + 8],
            ],
          ],
          0.5,
          'zinc',
        ),
      )
      // Outriggers to the outside and to the back or front.
      const out = x < 50 ? -1 : 1
      await run(stage, 'BS-TR12A', out < 0 ? [x - 54, y, 8.24] : [x + 6, y, 8.24], 'x', 4)
      await knee(stage, [x + out * 6, y - 6, 14.24], '-y', out as 1 | -1, 1)
      await knee(stage, [x + out * 6, y + 6, 14.24], '+y', out as 1 | -1, 1)
      await stage.add(thing(rod([out * 52, 0, 12], [out * 6.4, 0, 96], 1.9), 'zinc'), { at: [x, y, 0] })
    }
  // Roof between the sleeves.
  for (const y of [6, d - 6]) {
    await run(stage, 'BS-TR12A', [13.5, y, roof + 6], 'x', 10)
    await run(stage, 'BS-TR12A', [133.5, y, roof + 6], 'x', 10)
    await seam(stage, 12, [133.5, y, roof + 6], 'x')
    await run(stage, 'BS-TR12A', [253.5, y, roof + 6], 'x', 1)
  }
  for (const x of [6, w - 6])
    for (const [y, length] of [
      [13.5, 10],
      [133.5, 7],
    ] as const)
      await run(stage, 'BS-TR12A', [x, y, roof + 6], 'y', length)
  for (const x of [w / 3, (2 * w) / 3])
    for (const [y, length] of [
      [12, 10],
      [132, 8],
    ] as const)
      await run(stage, 'BS-TR12A', [x, y, roof + 6], 'y', length)
  // Deck at 4 ft 6 in.
  const z = 55
  for (const x of [27, 99, 189, 261])
    for (const y of [27, 120, 213]) await leg(stage, [x, y, 0], 3, 'BS-TR12A', 'leveling')
  for (const y of [27, 120, 213]) for (const x of [24, 144]) await run(stage, 'BS-TR12A', [x, y, z - 3], 'x', 10)
  await deck(stage, [24, 24, z + 3], 20, 16)
  for (let x = 24; x < 260; x += 48) await stage.add('BS-AC-EG04', { at: [x, 23.8, z + 2.4] })
  await stage.add(block([240, 0.4, 50], 'fabric', [24, 25, 4]))
  // Lights below the roof, their beams ending on the deck.
  const pipes = [60, 170]
  for (const y of pipes) {
    await stage.add(thing(rod([20, y, roof - 2.6], [w - 20, y, roof - 2.6], 1.9), 'zinc'))
    for (const [k, x] of [50, 110, 178, 238].entries()) {
      const turn = [y < 100 ? -10 : 14, (k - 1.5) * -7, 0] as const
      await stage.add(fixture(), { turn, at: [x, y, roof - 3.4] })
      await stage.add(beam(8, 40, 112), { turn: [180, 0, 0], at: [0, 0, -16.6] }, { turn, at: [x, y, roof - 3.4] })
    }
  }
}

/** Cross of 12 in truss with a hub in its middle, ballast on its arms. Returns the hub's upper face. */
async function crossBase(stage: Stage, feet: number): Promise<number> {
  const z = 9
  await stage.add('BS-TR-CB12', { at: [0, 0, z] })
  for (const turn of [0, 90, 180, 270]) {
    const arm = new Stage()
    await run(arm, 'BS-TR12A', [6, 0, z + 6], 'x', feet)
    await seam(arm, 12, [6, 0, z + 6], 'x')
    await arm.add('BS-MO-LF12', { at: [feet * 12, 0, 0] })
    for (const at of [0, 1])
      await arm.add(thing(box([20, 22, 13], true), 'painted-grey'), { at: [feet * 12 - 18, 0, z + 18.6 + at * 13.2] })
    await knee(arm, [6, -6, z + 12], '-y', 1, 1)
    await knee(arm, [6, 6, z + 12], '+y', 1, 1)
    stage.addAll(arm, { turn: [0, 0, turn] })
  }
  return z + 12
}

async function delayTower(stage: Stage): Promise<void> {
  const base = await crossBase(stage, 5)
  await run(stage, 'BS-TR12A', [0, 0, base], 'z', 25)
  for (const z of [120, 240]) await seam(stage, 12, [0, 0, base + z], 'z')
  const head = base + 300
  await run(stage, 'BS-TR12A', [-18, 0, head + 6], 'x', 6)
  for (const face of ['-y', '+y'] as const) {
    await knee(stage, [6, face === '-y' ? -6 : 6, head], face, 1, -1)
    await knee(stage, [-6, face === '-y' ? -6 : 6, head], face, -1, -1)
  }
  await stage.add('BS-MO-HB1', { at: [42, 0, head + 12] })
  await stage.add('BS-RG-HM12', { turn: [180, 0, 0], at: [42, 0, head] })
  // Curved column of eight loudspeakers, looking to the right.
  let [x, z, tilt] = [42, head - 26, -2]
  await stage.add(thing(union([box([30, 3, 2.4], true), rod([0, 0, 1], [0, 0, 19], 1.2)]), 'zinc'), {
    at: [40, 0, z + 2.4],
  })
  for (let k = 0; k < 8; k++) {
    const it = new Stage()
    await it.add(speaker(), { at: [0, 14, -7.6] })
    stage.addAll(it, { turn: [tilt, 0, 0] }, { turn: [0, 0, 90] }, { at: [x, 0, z] })
    const rad = (tilt * Math.PI) / 180
    z -= 14.9 * Math.cos(rad)
    x -= 14.9 * Math.sin(rad)
    tilt += 2.6
  }
  // Guys from below the head to the ends of the arms.
  for (const turn of [0, 90, 180, 270]) {
    const guy = new Stage()
    await guy.add(
      lines(
        [
          [
            [6.5, 0, base + 200],
            [64, 0, 22],
          ],
        ],
        0.5,
        'zinc',
      ),
    )
    stage.addAll(guy, { turn: [0, 0, turn] })
  }
  // Barrier around the base, cases of its amplifiers, another pair of loudspeakers waiting for the next tower.
  for (const x of [-192, -144, -96, -48, 0, 48, 96, 144]) await stage.add(barrier(48), { at: [x, -112, 0] })
  for (const x of [-192, 192])
    for (const y of [-112, -64, -16, 32])
      await stage.add(barrier(48), { turn: [0, 0, x < 0 ? -90 : 90], at: [x, x < 0 ? y + 48 : y, 0] })
  for (const [x, y, turn, size] of [
    [-128, 8, 12, [44, 30, 40]],
    [-130, 62, 4, [44, 30, 32]],
    [120, 44, -14, [30, 30, 44]],
  ] as const)
    await stage.add(roadCase(size), { turn: [0, 0, turn], at: [x, y, 0] })
  await stage.add(roadCase([30, 30, 20]), { turn: [0, 0, 6], at: [120, 78, 0] })
  await stage.add(person(), { turn: [0, 0, -24], at: [-96, -40, 0] })
  await stage.add(person(), { turn: [0, 0, 20], at: [150, -24, 0] })
}

async function frontOfHouse(stage: Stage): Promise<void> {
  const [w, d] = [16 * 12, 12 * 12]
  // Front step at 15 in, rear step at 30 in.
  const [low, high] = [13, 29]
  for (const x of [3, 96, w - 3]) {
    for (const y of [3, 93]) await stage.add('BS-MO-LF06', { at: [x, y, 1] })
    for (const y of [99, d - 3]) await leg(stage, [x, y, 0], 2, 'BS-TR06A', 'leveling')
  }
  for (const y of [3, 48, 93]) for (const x of [0, 96]) await run(stage, 'BS-TR06A', [x, y, low - 4], 'x', 8)
  await deck(stage, [0, 0, low - 1], 16, 8)
  for (const y of [99, d - 3]) for (const x of [6, 99]) await run(stage, 'BS-TR06A', [x, y, high - 3], 'x', 7)
  await deck(stage, [0, 96, high], 16, 4)
  const upper = high + 2
  await stage.add(block([w, 0.6, 14], 'painted-black', [0, 96, low + 1.2]))
  for (const side of ['left', 'right'] as const) {
    await railing(stage, [0, 0, low + 1], 16, 8, side)
    await railing(stage, [0, 96, upper], 16, 4, side)
  }
  await railing(stage, [0, 96, upper], 16, 4, 'back')
  await stage.add(mixer(76), { at: [80, 34, low + 1] })
  await stage.add(block([34, 30, 30], 'painted-black', [-17, -15, 0]), { at: [154, 34, low + 1] })
  await stage.add(tripod(46), { at: [120, 118, upper] })
  await stage.add(camera(), { turn: [0, 0, 10], at: [120, 118, upper + 46] })
  await stage.add(tripod(40), { at: [52, 118, upper] })
  await stage.add(
    thing(
      union([box([20, 14, 2], true), box([18, 1, 12], true).rotate([-18, 0, 0]).translate([0, -6, 6])]),
      'painted-black',
    ),
    { at: [52, 118, upper + 41] },
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
