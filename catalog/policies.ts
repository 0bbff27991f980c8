export interface Policy {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly paragraphs: readonly string[]
}

/** Facts that buyers often ask about. They also appear in the policies. */
export const policyFacts = {
  warrantyPeriod: 'one year from the date of shipment',
  cardFee: '2%',
  defectReport: 'within 24 hours of receipt',
} as const

export const policies: readonly Policy[] = [
  {
    id: 'credit-and-payments',
    title: 'Credit and Payments',
    summary: `Payment is due with the order. Credit cards carry a ${policyFacts.cardFee} fee.`,
    paragraphs: [
      'Payment is due with the order unless other terms are agreed in writing before you place the order. To buy on account, ask us for a credit application.',
      `We accept bank transfers, checks, and major credit cards. Credit card payments carry a fee of ${policyFacts.cardFee} of the amount charged.`,
      'A down payment may be required for raw materials, custom products, and engineering. The quote states the amount and due date. Work starts when we receive the down payment.',
    ],
  },
  {
    id: 'product-warranty',
    title: 'Product Warranty',
    summary: 'One year from the date of shipment.',
    paragraphs: [
      `BoltSpan products are warranted against defects in material and workmanship for ${policyFacts.warrantyPeriod}. We will repair or replace, at our option, any part found defective in that period.`,
      `Check the delivery when it arrives. Defects must be reported ${policyFacts.defectReport}, with the order number and a photograph of the part and its packaging.`,
      'The warranty does not cover damage from overload, corrosion, or misuse, parts that were cut, drilled, welded, or bent after shipment, or parts joined with hardware other than the hardware named on the spec sheet.',
    ],
  },
  {
    id: 'finishes',
    title: 'Finishes',
    summary: 'Aluminum truss is brushed. Extrusion is anodized before it is cut.',
    paragraphs: [
      'The standard truss finish is brushed: the mill surface is cleaned and brushed lengthwise. Aluminum truss has no coating; steel truss is brushed and clear powder coated. Marks from handling and welding are part of this finish and are not defects.',
      'Extrusion is anodized before cutting, so the cut ends show bare aluminum. Use end caps or end plugs to cover visible ends.',
      'Gussets and base plates are stocked powder coated. Weld blanks are bare steel, oiled. Each part’s spec sheet names its finish. Other colors and finishes are available to order; parts finished to order are custom products, take longer, and may require a down payment.',
    ],
  },
  {
    id: 'return-policy',
    title: 'Return Policy',
    summary: 'Every return needs authorization before it ships.',
    paragraphs: [
      'Returns need prior authorization. Contact us with the order number, the part numbers, and the reason, and we will send you a return number to mark on the shipment. Returns that arrive without a return number may be refused.',
      'Return freight is not covered, unless BoltSpan is at fault or the cost has been pre-approved.',
      'Parts must be unused, complete, and in new, resalable condition. Custom products, cut lengths, and parts finished to order cannot be returned.',
    ],
  },
]
