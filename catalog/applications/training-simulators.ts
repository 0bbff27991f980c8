import { application } from '../application.ts'

export const trainingSimulators = application('training-simulators', {
  description: 'Cockpit platforms, rope towers, and cabin trainers that change when the syllabus does.',
  pageHeaderDescription:
    'Frames for cockpit, cabin, rope, and rescue training that are easy to enter, easy to inspect, and easy to rearrange.',
  bannerAlt: 'Cockpit shell on a raised truss platform with a stair, in front of a glowing screen',
  text: [
    '## Practice on something that can change',
    '**Trainers outlive the equipment they simulate. With a BoltSpan frame, you replace the shell and keep the platform, stairs, and towers.**',
    'A cockpit shell sits on a platform at the height of the real aircraft. There is room behind it for an instructor’s desk and below it for projectors and computers. Panels come off with hand knobs, because a simulator that is hard to open is soon out of service.',
    'For rope, ladder, and rescue work, towers of 12-inch truss take platforms at any multiple of 3 inches. Tilting cabins pivot on pillow blocks between two frames, and pins lock them at the angles the lesson calls for.',
    '## Safe for the hundredth trainee',
    'Guardrails, self-closing gates, and pads are catalog parts, not afterthoughts. Mark every bolt when it is torqued, and inspection is a walk with a flashlight.',
    '_Frames for full-motion platforms carry dynamic loads that our tables do not cover. Talk to our engineers before choosing members._',
  ],
  pictures: {
    'cockpit-platform': `
      Cockpit trainer on a raised platform
      Simplified cockpit shell on a truss platform with a stair, guardrails, and a curved screen in front`,
    'rope-tower': `
      Rope training tower
      Tall truss tower with two platforms, a rope hanging from an arm over a mat, and a climbing net in a frame next to it`,
    'tilting-cabin': `
      Cabin section that tilts
      Short cabin section with two rows of seats, tilted on an axle between two truss frames`,
    'door-trainer': `
      Evacuation door trainer
      Cabin wall with an open door on a truss platform and a slide down to the floor`,
  },
  usesProducts: ['truss', 'extrusion', 'plates', 'joist-hangers', 'hinges', 'motion', 'rigging', 'access', 'hardware'],
})
