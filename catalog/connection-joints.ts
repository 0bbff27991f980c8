/** A joint in the connection guide. The joints are in page order. */
export interface ConnectionJoint {
  readonly id: string
  readonly title: string
  readonly use: string
  /** Page of the connection guide that describes the joint. */
  readonly page: number
}

export const connectionJoints = [
  {
    id: 'end-to-end',
    title: 'Truss to truss, end frames',
    use: 'Two truss sections in line, face to face, with twelve bolts.',
    page: 7,
  },
  {
    id: 'splice',
    title: 'Truss to truss, splice plates',
    use: 'For spans in bending: one plate on each vertical face.',
    page: 8,
  },
  {
    id: 'corner',
    title: 'Right angle, gusset plates',
    use: 'A post on or under a beam, or the corner of a frame.',
    page: 9,
  },
  { id: 'corner-block', title: 'Corner block', use: 'Two to six truss sections meet at one cube.', page: 10 },
  {
    id: 'hinge',
    title: 'Hinge assembly',
    use: 'Folds a run for transport. Load rated when pinned on both sides, or as a pin joint.',
    page: 11,
  },
  { id: 'box-truss', title: 'Traditional box truss', use: 'Connects a run to 12-inch plated box truss.', page: 12 },
  { id: 'base', title: 'Base plate', use: 'A post on a floor.', page: 13 },
  { id: 'slot', title: 'Extrusion, slot nuts', use: 'Anywhere along a slot, without drilling.', page: 14 },
] as const satisfies readonly ConnectionJoint[]

export const connectionGuideText = `Bolt patterns, torque values, and ${connectionJoints.length} joints step by step.`

export type JointId = (typeof connectionJoints)[number]['id']

/** Key of the drawing that shows the joint. */
export const jointDrawing = (id: JointId) => `joints/${id}`
